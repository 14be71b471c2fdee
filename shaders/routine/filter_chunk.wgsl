const CHUNK = THREADS * EACH;
var<workgroup> held: array<f32, CHUNK>;
// Where element `i` of a chunk is held: those that threads ask for at a time lie in banks of their own.
fn place_of(i: u32) -> u32 {
  return i ^ ((i >> 5u) & (EACH - 1u));
}
// Threads beside each other read elements beside each other; then each has some that follow one another.
fn hold(lid: u32, way: vec2<u32>, begin: u32) {
  var ahead: array<f32, EACH>;
  for (var r = 0u; r < EACH; r++) {
    let i = begin + r * THREADS + lid;
    ahead[r] = 0.0;
    if (i < P[0].y) {
      ahead[r] = x[way.x + way.y * i];
    }
  }
  for (var r = 0u; r < EACH; r++) {
    held[place_of(r * THREADS + lid)] = ahead[r];
  }
  workgroupBarrier();
}
// What is in the delays after each thread's elements of a chunk, of which those before the first are given.
fn run_through(lid: u32, before: Pairs) {
  var first = before;
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = select(0.0, first[d].x, lid == 0u);
  }
  for (var r = 0u; r < EACH; r++) {
    step(held[place_of(lid * EACH + r)]);
  }
  for (var d = 0u; d < DELAYS; d++) {
    joined[d] = vec2<f32>(z[d], 0.0);
    first[d] = vec2<f32>(first[d].y, 0.0);
  }
  take_power(0u);
  if (lid == 0u) {
    follow(first);
  }
  follow_all(lid, 0u);
}
// Goes on from what is in the delays.
fn go_on(before: Pairs) {
  var earlier = before;
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = earlier[d].x;
  }
}
