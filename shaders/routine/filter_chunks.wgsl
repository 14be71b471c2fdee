// Filters chunks of lanes, each block of them from what is in the delays before it.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> given: array<f32>;
@group(0) @binding(2) var<storage, read> x: array<f32>;
@group(0) @binding(3) var<storage, read> powers: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> states: array<State>;
@group(0) @binding(5) var<storage, read_write> y: array<f32>;
@group(0) @binding(6) var<storage, read_write> after: array<f32>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let way = line(group.y);
  take_coefficients();
  var carry: Pairs;
  for (var d = 0u; d < DELAYS; d++) {
    carry[d] = pair_of_state(states[(group.y * P[0].w + group.x) * DELAYS + d]);
  }
  for (var c = 0u; c < P[1].w; c++) {
    let begin = (group.x * P[1].w + c) * CHUNK;
    hold(lid, way, begin);
    run_through(lid, carry);
    if (lid > 0u) {
      go_on(spots[lid - 1u]);
    } else {
      go_on(carry);
    }
    carry = spots[THREADS - 1u];
    for (var r = 0u; r < EACH; r++) {
      let i = lid * EACH + r;
      held[place_of(i)] = step(held[place_of(i)]);
      if (begin + i + 1u == P[0].y) {
        for (var d = 0u; d < DELAYS; d++) {
          after[group.y * DELAYS + d] = z[d];
        }
      }
    }
    workgroupBarrier();
    for (var i = lid; i < CHUNK; i += THREADS) {
      if (begin + i < P[0].y) {
        y[way.x + way.y * (begin + i)] = held[place_of(i)];
      }
    }
    workgroupBarrier();
  }
}
