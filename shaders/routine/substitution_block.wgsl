var<workgroup> own: array<vec2<u32>, 1024>;
// What is read of a triangle: bit 0, its transpose; bit 1, ones on its diagonal; bit 2, it is upper.
fn flag(bit: u32) -> bool {
  return (P[0].z & (1u << bit)) != 0u;
}
// Where the unknown is that is found as number k of a block's.
fn place(k: u32, width: u32) -> u32 {
  return P[0].y * 32u + select(k, width - 1u - k, flag(2u));
}
// Where an element is, of what is solved with.
fn element(row: u32, column: u32) -> u32 {
  return select(row + column * P[0].x, column + row * P[0].x, flag(0u));
}
