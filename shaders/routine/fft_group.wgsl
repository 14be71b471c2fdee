// A pass of a transform whose length is a power of two: a group takes SIDE samples of each of ACROSS columns, which lie `part` apart,
// transforms them in its memory, and puts them where the next pass finds them in order. A thread has eight of them at a time.
var<workgroup> re: array<f32, SIDE * ACROSS>;
var<workgroup> im: array<f32, SIDE * ACROSS>;
// Where a sample of a column is held: those that threads ask for at a time lie in banks of their own.
fn slot(sample: u32, column: u32) -> u32 {
  return column * SIDE + (sample ^ ((column * APART) & (SIDE - 1u)));
}
fn held(sample: u32, column: u32) -> vec2<f32> {
  let at = slot(sample, column);
  return vec2<f32>(re[at], im[at]);
}
fn hold(sample: u32, column: u32, z: vec2<f32>) {
  let at = slot(sample, column);
  re[at] = z.x;
  im[at] = z.y;
}
fn is_back() -> bool {
  return P[1].y != 0u;
}
// Where a column is, of all: along the dimensions before, along its own, along those after, and in what was transformed before.
fn column_of(c: u32) -> vec4<u32> {
  let rest = c / P[0].x;
  let part = P[0].y / SIDE;
  let j = rest % part;
  return vec4<u32>(c % P[0].x, j, rest / part, j % P[1].x);
}
