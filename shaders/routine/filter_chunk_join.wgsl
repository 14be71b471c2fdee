// What is in the delays before each chunk of a lane, in the place of what each chunk alone leaves there. A workgroup a lane.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> before: array<f32>;
@group(0) @binding(2) var<storage, read> powers: array<vec2<f32>>;
@group(0) @binding(3) var<storage, read_write> states: array<vec2<f32>>;
// What each chunk of a thread leaves alone, all of which is asked for at once.
var<private> left: array<Pairs, CHUNKS>;
// Takes in what a chunk leaves.
fn take_in(part: u32) {
  let earlier = joined;
  joined = left[part];
  follow(earlier);
}
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let lane = wid.y + P[2].w;
  var carry: Pairs;
  for (var d = 0u; d < DELAYS; d++) {
    carry[d] = vec2<f32>(before[lane * DELAYS + d], 0.0);
  }
  for (var begin = 0u; begin < P[0].w; begin += THREADS * CHUNKS) {
    let first = begin + lid * CHUNKS;
    let end = min(first + CHUNKS, P[0].w);
    joined = Pairs();
    if (lid == 0u) {
      joined = carry;
    }
    for (var part = 0u; part < CHUNKS; part++) {
      let at = (lane * P[0].w + min(first + part, P[0].w - 1u)) * DELAYS;
      for (var d = 0u; d < DELAYS; d++) {
        left[part][d] = states[at + d];
      }
    }
    take_power(CHUNK_LEVEL);
    for (var part = 0u; part < CHUNKS; part++) {
      if (first + part < end) {
        take_in(part);
      }
    }
    follow_all(lid, JOIN_LEVEL);
    take_power(CHUNK_LEVEL);
    joined = carry;
    if (lid > 0u) {
      joined = spots[lid - 1u];
    }
    carry = spots[THREADS - 1u];
    for (var part = 0u; part < CHUNKS; part++) {
      if (first + part < end) {
        let at = (lane * P[0].w + first + part) * DELAYS;
        for (var d = 0u; d < DELAYS; d++) {
          states[at + d] = joined[d];
        }
        take_in(part);
      }
    }
    workgroupBarrier();
  }
}
