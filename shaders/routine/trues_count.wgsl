// How many elements of each block of a mask have a value.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> mask: array<u32>;
@group(0) @binding(2) var<storage, read_write> counts: array<u32>;
var<workgroup> sum: atomic<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let block = (wid.y + P[2].w) * P[0].w + wid.x + P[2].z;
  if (lid == 0u) {
    atomicStore(&sum, 0u);
  }
  workgroupBarrier();
  var own = 0u;
  for (var r = 0u; r < 16u; r++) {
    let j = block * 4096u + r * 256u + lid;
    if (j < P[0].x) {
      own += u32((mask[j] != 0u) == (P[0].z != 0u));
    }
  }
  atomicAdd(&sum, own);
  workgroupBarrier();
  if ((lid == 0u) & (block < P[0].y)) {
    counts[block] = atomicLoad(&sum);
  }
}
