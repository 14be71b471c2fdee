// Of an odd radix: sums and differences of the samples that lie as far from the ends.
fn butterfly(v: ptr<function, array<vec4<u32>, radix>>, at: u32, apart: u32) {
  let half = (radix - 1u) / 2u;
  var sums: array<vec4<u32>, radix>;
  var rests: array<vec4<u32>, radix>;
  let first = (*v)[0];
  var all = first;
  for (var m = 1u; m <= half; m++) {
    sums[m] = c64_add((*v)[m], (*v)[radix - m]);
    rests[m] = c64_sub((*v)[m], (*v)[radix - m]);
    all = c64_add(all, sums[m]);
  }
  (*v)[0] = all;
  for (var q = 1u; q <= half; q++) {
    var a = first;
    var b = vec4<u32>(0u);
    for (var m = 1u; m <= half; m++) {
      let root = roots[at + ((q * m) % radix) * apart];
      a = c64_add(a, vec4<u32>(f64_mul(root.xy, sums[m].xy), f64_mul(root.xy, sums[m].zw)));
      b = c64_sub(b, vec4<u32>(f64_mul(root.zw, rests[m].xy), f64_mul(root.zw, rests[m].zw)));
    }
    let turned = vec4<u32>(b.zw, f64_neg(b.xy));
    (*v)[q] = c64_add(a, turned);
    (*v)[radix - q] = c64_sub(a, turned);
  }
}
