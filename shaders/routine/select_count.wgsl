// For each place that is wanted, how many elements of a part of its column that have the digits found before have each digit.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> known: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> counts: array<atomic<u32>>;
var<workgroup> bins: array<atomic<u32>, BINS>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let wanted = group.y;
  let column = wanted / P[0].x;
  let digit = P[1].x;
  let found = known[wanted].xy;
  // Places with the same digits so far share the counts of the first of them.
  for (var other = column * P[0].x; other < wanted; other++) {
    if (all(known[other].xy == found)) {
      return;
    }
  }
  for (var k = lid; k < BINS; k += 256u) {
    atomicStore(&bins[k], 0u);
  }
  workgroupBarrier();
  let end = min((group.x + 1u) * P[0].w, P[0].y);
  let begin = column * P[0].y;
  var ahead: array<Element, AHEAD>;
  for (var j = group.x * P[0].w + lid; j < end; j += AHEAD * 256u) {
    // All are asked for before the first is waited for.
    for (var r = 0u; r < AHEAD; r++) {
      if (j + r * 256u < end) {
        ahead[r] = x[begin + j + r * 256u];
      }
    }
    for (var r = 0u; r < AHEAD; r++) {
      let k = key_of(ahead[r]);
      if ((j + r * 256u < end) & agrees(k, found, digit)) {
        atomicAdd(&bins[digit_of(k, digit)], 1u);
      }
    }
  }
  workgroupBarrier();
  let to = (digit * P[0].z * P[0].x + wanted) * BINS;
  for (var k = lid; k < BINS; k += 256u) {
    let count = atomicLoad(&bins[k]);
    if (count > 0u) {
      atomicAdd(&counts[to + k], count);
    }
  }
}
