alias Register = u32;
fn identity() -> Register {
  return 0u;
}
fn join(a: Register, b: Register) -> Register {
  return a + b;
}
