// Words become 0.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> words: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.x + P[2].z;
  for (var r = 0u; r < 16u; r++) {
    let k = group * 4096u + r * 256u + lid;
    if (k < P[0].x) {
      words[k] = 0u;
    }
  }
}
