// The next digit of each place that is wanted, by the counts of the first place that has the same digits so far.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> places: array<u32>;
@group(0) @binding(2) var<storage, read> known: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> counts: array<u32>;
@group(0) @binding(4) var<storage, read_write> next: array<vec4<u32>>;
@group(0) @binding(5) var<storage, read_write> y: array<Element>;
var<workgroup> bins: array<atomic<u32>, BINS>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let wanted = wid.x + P[2].z;
  let digit = P[1].x;
  let found = known[wanted];
  var first = wanted - wanted % P[0].x;
  while (any(known[first].xy != found.xy)) {
    first++;
  }
  let base = (digit * P[0].z * P[0].x + first) * BINS;
  for (var k = lid; k < BINS; k += 256u) {
    atomicStore(&bins[k], counts[base + k]);
  }
  workgroupBarrier();
  find_bin(lid, select(found.z, min(places[wanted], P[0].y - 1u), digit == 0u));
  if (lid == 0u) {
    let key = with_digit(found.xy, digit, chosen.x);
    next[wanted] = vec4<u32>(key, chosen.y, 0u);
    if (P[1].y != 0u) {
      y[wanted] = element(key);
    }
  }
}
