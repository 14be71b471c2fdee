// Third pass: each block from what comes before it, or a lane that is one block, a chunk after the other. Threads beside each other
// read and write elements beside each other; in between each has some that follow one another.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> totals: array<Element>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
var<workgroup> held: array<Element, chunk>;
// Where element `i` of a chunk is held: those that threads ask for at a time lie in banks of their own.
fn place_of(i: u32) -> u32 {
  return i ^ ((i >> 5u) & (each - 1u));
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let way = course(group.y);
  var before = identity();
  if (P[0].w > 1u) {
    before = load(totals[group.y * P[0].w + group.x]);
  }
  var ahead: array<Element, each>;
  var own: array<Register, each>;
  for (var c = 0u; c < P[1].w; c++) {
    let begin = (group.x * P[1].w + c) * chunk;
    // All are asked for before the first is waited for.
    for (var r = 0u; r < each; r++) {
      let i = begin + r * 256u + lid;
      ahead[r] = store(identity());
      if (i < P[0].y) {
        ahead[r] = x[way.x + way.y * i];
      }
    }
    for (var r = 0u; r < each; r++) {
      held[place_of(r * 256u + lid)] = ahead[r];
    }
    workgroupBarrier();
    var sum = identity();
    for (var r = 0u; r < each; r++) {
      own[r] = load(held[place_of(lid * each + r)]);
      sum = join(sum, own[r]);
    }
    var run = join(before, fold_before(lid, sum));
    before = join(before, fold_of_all());
    for (var r = 0u; r < each; r++) {
      run = join(run, own[r]);
      held[place_of(lid * each + r)] = store(run);
    }
    workgroupBarrier();
    for (var i = lid; i < chunk; i += 256u) {
      if (begin + i < P[0].y) {
        y[way.x + way.y * (begin + i)] = held[place_of(i)];
      }
    }
    workgroupBarrier();
  }
}
