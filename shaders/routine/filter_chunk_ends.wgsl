// What is in the delays after each chunk of each lane that is filtered from empty delays.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> given: array<f32>;
@group(0) @binding(2) var<storage, read> x: array<f32>;
@group(0) @binding(3) var<storage, read> powers: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read_write> states: array<vec2<f32>>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  take_coefficients();
  hold(lid, line(group.y), group.x * CHUNK);
  run_through(lid, Pairs());
  if (lid == THREADS - 1u) {
    for (var d = 0u; d < DELAYS; d++) {
      states[(group.y * P[0].w + group.x) * DELAYS + d] = joined[d];
    }
  }
}
