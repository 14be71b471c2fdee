// Moves places to where their digits belong; those of equal digits keep their order.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> order: array<u32>;
@group(0) @binding(3) var<storage, read> counts: array<u32>;
@group(0) @binding(4) var<storage, read_write> moved: array<u32>;
// For each digit, one counter a thread: how many the threads before it, and the digits before, have.
var<workgroup> ranks: array<u32, 2048>;
var<workgroup> sums: array<u32, 128>;
var<workgroup> starts: array<u32, 16>;
@compute @workgroup_size(128)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  for (var d = 0u; d < 16u; d++) {
    ranks[d * 128u + lid] = 0u;
  }
  let begin = group.x * 2048u + lid * 16u;
  var takens: array<u32, 16>;
  var digits: array<u32, 16>;
  for (var r = 0u; r < 16u; r++) {
    if (begin + r < P[0].y) {
      takens[r] = source(group.y, begin + r);
      digits[r] = digit(x[place(group.y, takens[r])]);
      ranks[digits[r] * 128u + lid] += 1u;
    }
  }
  workgroupBarrier();
  var sum = 0u;
  for (var r = 0u; r < 16u; r++) {
    sum += ranks[lid * 16u + r];
  }
  sums[lid] = sum;
  workgroupBarrier();
  for (var far = 1u; far < 128u; far <<= 1u) {
    var mine = sums[lid];
    if (lid >= far) {
      mine += sums[lid - far];
    }
    workgroupBarrier();
    sums[lid] = mine;
    workgroupBarrier();
  }
  var before = sums[lid] - sum;
  for (var r = 0u; r < 16u; r++) {
    let own = ranks[lid * 16u + r];
    ranks[lid * 16u + r] = before;
    before += own;
  }
  workgroupBarrier();
  if (lid < 16u) {
    starts[lid] = ranks[lid * 128u];
  }
  workgroupBarrier();
  for (var r = 0u; r < 16u; r++) {
    if (begin + r < P[0].y) {
      let d = digits[r];
      let rank = ranks[d * 128u + lid] - starts[d];
      ranks[d * 128u + lid] += 1u;
      moved[group.y * P[0].y + counts[(group.y * 16u + d) * P[0].w + group.x] + rank] = takens[r];
    }
  }
}
