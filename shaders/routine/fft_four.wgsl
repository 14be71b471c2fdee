fn butterfly(v: ptr<function, array<vec4<u32>, radix>>, at: u32, apart: u32) {
  var sums: array<vec4<u32>, 2>;
  var rests: array<vec4<u32>, 2>;
  for (var m = 0u; m < 2u; m++) {
    sums[m] = c64_add((*v)[m], (*v)[m + 2u]);
    rests[m] = c64_sub((*v)[m], (*v)[m + 2u]);
  }
  rests[1] = vec4<u32>(rests[1].zw, f64_neg(rests[1].xy));
  (*v)[0] = c64_add(sums[0], sums[1]);
  (*v)[1] = c64_add(rests[0], rests[1]);
  (*v)[2] = c64_sub(sums[0], sums[1]);
  (*v)[3] = c64_sub(rests[0], rests[1]);
}
