var<workgroup> spots: array<array<f32, DELAYS>, THREADS>;
fn is_finite(v: f32) -> bool {
  return (bitcast<u32>(v) & 0x7f800000u) != 0x7f800000u;
}
// Adds to the delays what others turn into by a power. What is not finite stays in a recursion for good; what is 0 stays 0, also
// where the power has overflowed.
fn follow(level: u32, earlier: array<f32, DELAYS>) {
  var others = earlier;
  var finite = true;
  for (var k = 0u; k < DELAYS; k++) {
    finite = finite & is_finite(others[k]);
    if (others[k] != 0.0) {
      for (var d = 0u; d < DELAYS; d++) {
        z[d] += powers[(level * DELAYS + k) * DELAYS + d] * others[k];
      }
    }
  }
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = select(bitcast<f32>(P[1].x), z[d], finite);
  }
}
fn keep(lid: u32) {
  for (var d = 0u; d < DELAYS; d++) {
    spots[lid][d] = z[d];
  }
}
fn take_up(earlier: array<f32, DELAYS>) {
  var others = earlier;
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = others[d];
  }
}
// Of what each thread has by itself in the delays makes what is there after it and all before; neighbours are a power of `first` apart.
fn follow_all(lid: u32, first: u32) {
  keep(lid);
  workgroupBarrier();
  for (var k = 0u; (1u << k) < THREADS; k++) {
    if (lid >= (1u << k)) {
      follow(first + k, spots[lid - (1u << k)]);
    }
    workgroupBarrier();
    keep(lid);
    workgroupBarrier();
  }
}
