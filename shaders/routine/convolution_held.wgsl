// Samples of a transform in a group's memory; those that threads ask for at a time lie in banks of their own.
var<workgroup> re: array<u32, SIDE>;
var<workgroup> im: array<u32, SIDE>;
fn slot(sample: u32) -> u32 {
  return sample ^ ((sample >> 5u) & 7u) ^ ((sample >> 3u) & 24u);
}
fn held(sample: u32, column: u32) -> vec2<f32> {
  let at = slot(sample);
  return vec2<f32>(bitcast<f32>(re[at]), bitcast<f32>(im[at]));
}
fn hold(sample: u32, column: u32, z: vec2<f32>) {
  let at = slot(sample);
  re[at] = bitcast<u32>(z.x);
  im[at] = bitcast<u32>(z.y);
}
fn is_back() -> bool {
  return false;
}
// The largest of the numbers that a thread has seen, by its bits, and whether one is not whole; then of all threads.
var<private> largest: u32;
var<private> parted: u32;
fn look(v: f32) {
  largest = max(largest, bitcast<u32>(v) & 0x7fffffffu);
  parted = parted | select(1u, 0u, v == floor(v));
}
fn look_together(lid: u32) {
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    re[lid] = largest;
    im[lid] = parted;
    workgroupBarrier();
    let other = (lid + half) % THREADS;
    largest = max(largest, re[other]);
    parted = parted | im[other];
  }
}
// Whether numbers are so large, or so small, that products of their transforms might not be what products of them are.
fn is_far() -> bool {
  return (largest >= 0x5d800000u) | ((largest != 0u) & (largest < 0x21800000u));
}
