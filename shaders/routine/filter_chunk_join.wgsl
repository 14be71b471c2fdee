// What is in the delays before each chunk of a lane, in the place of what each chunk alone leaves there. A workgroup a lane.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> before: array<f32>;
@group(0) @binding(2) var<storage, read> powers: array<f32>;
@group(0) @binding(3) var<storage, read_write> states: array<f32>;
alias Delays = array<f32, ORDER>;
var<private> z: Delays;
// Takes in what a chunk leaves alone.
fn take_in(at: u32) {
  var earlier: array<f32, DELAYS>;
  for (var d = 0u; d < DELAYS; d++) {
    earlier[d] = z[d];
    z[d] = states[at + d];
  }
  follow(CHUNK_LEVEL, earlier);
}
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let lane = wid.y + P[2].w;
  var carry: array<f32, DELAYS>;
  for (var d = 0u; d < DELAYS; d++) {
    carry[d] = before[lane * DELAYS + d];
  }
  for (var begin = 0u; begin < P[0].w; begin += THREADS * CHUNKS) {
    let first = begin + lid * CHUNKS;
    let end = min(first + CHUNKS, P[0].w);
    for (var d = 0u; d < DELAYS; d++) {
      z[d] = select(0.0, carry[d], lid == 0u);
    }
    for (var part = first; part < end; part++) {
      take_in((lane * P[0].w + part) * DELAYS);
    }
    follow_all(lid, JOIN_LEVEL);
    if (lid > 0u) {
      take_up(spots[lid - 1u]);
    } else {
      take_up(carry);
    }
    carry = spots[THREADS - 1u];
    for (var part = first; part < end; part++) {
      let at = (lane * P[0].w + part) * DELAYS;
      let own = z;
      take_in(at);
      for (var d = 0u; d < DELAYS; d++) {
        states[at + d] = own[d];
      }
    }
    workgroupBarrier();
  }
}
