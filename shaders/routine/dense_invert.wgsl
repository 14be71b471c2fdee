// The inverses of the triangles on a diagonal, a group each. What is upper is read from its end, where it is lower.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read_write> inverses: array<f32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let block = P[0].y + wid.x + P[2].z;
  let turned = (P[0].z & 1u) != 0u;
  let ones = (P[0].z & 2u) != 0u;
  let upper = (P[0].z & 4u) != 0u;
  let first = block * 32u;
  for (var e = lid; e < 1024u; e += 256u) {
    // Row and column of the lower triangle that is solved with.
    let i = e & 31u;
    let j = e >> 5u;
    let row = first + select(i, 31u - i, upper);
    let column = first + select(j, 31u - j, upper);
    var x = select(0.0, 1.0, i == j);
    if (row < n && column < n && j <= i && !(ones && i == j)) {
      x = a[select(row + column * n, column + row * n, turned)];
    }
    own[e] = x;
  }
  workgroupBarrier();
  let x = inverse(lid, 32u);
  for (var k = 0u; k < 2u; k++) {
    for (var p = 0u; p < 2u; p++) {
      let i = 2u * (lid & 15u) + p;
      let j = 2u * (lid >> 4u) + k;
      let row = select(i, 31u - i, upper);
      let column = select(j, 31u - j, upper);
      inverses[block * 1024u + row + 32u * column] = select(x[k][p], 0.0, i < j);
    }
  }
}
