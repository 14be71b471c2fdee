// Finds the unknowns of a block, a column of right-hand sides a thread, from those before them in the block.
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let width = min(32u, n - P[0].y * 32u);
  for (var e = lid; e < 1024u; e += 64u) {
    let i = e & 31u;
    let j = e >> 5u;
    if (j <= i && i < width) {
      own[e] = MATRIX[element(place(i, width), place(j, width))];
    }
  }
  workgroupBarrier();
  let column = P[1].x + (wid.x + P[2].z) * 64u + lid;
  if (column < P[1].y) {
    var x: array<vec2<u32>, 32>;
    for (var k = 0u; k < width; k++) {
      x[k] = c[place(k, width) + column * n];
    }
    for (var k = 0u; k < width; k++) {
      var found = x[k];
      if (!flag(1u)) {
        found = f64_div(found, own[33u * k]);
      }
      c[place(k, width) + column * n] = found;
      for (var i = k + 1u; i < width; i++) {
        x[i] = f64_sub(x[i], f64_mul(own[i + 32u * k], found));
      }
    }
  }
}
