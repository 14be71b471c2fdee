// The fold of each run in any order, a group a run.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> ends: array<u32>;
@group(0) @binding(2) var<storage, read> x: array<Element>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
var<workgroup> parts: array<Element, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let run = wid.x + P[2].z;
  var begin = 0u;
  if (run > 0u) {
    begin = ends[run - 1u];
  }
  let end = ends[run];
  var sum = identity();
  var ahead: array<Element, 8>;
  for (var k = begin + lid; k < end; k += 2048u) {
    for (var r = 0u; r < 8u; r++) {
      ahead[r] = store(identity());
      if (k + r * 256u < end) {
        ahead[r] = x[k + r * 256u];
      }
    }
    for (var r = 0u; r < 8u; r++) {
      sum = join(sum, load(ahead[r]));
    }
  }
  parts[lid] = store(sum);
  workgroupBarrier();
  for (var s = 128u; s > 0u; s >>= 1u) {
    if (lid < s) {
      parts[lid] = store(join(load(parts[lid]), load(parts[lid + s])));
    }
    workgroupBarrier();
  }
  if (lid == 0u) {
    y[run] = parts[0];
  }
}
