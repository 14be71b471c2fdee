fn butterfly(v: ptr<function, array<vec4<u32>, radix>>, at: u32, apart: u32) {
  let a = (*v)[0];
  let b = (*v)[1];
  (*v)[0] = c64_add(a, b);
  (*v)[1] = c64_sub(a, b);
}
