// Subtracts from rows of a matrix the product of other rows of it, a block's, with a column of blocks: 64 rows and columns a group.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
var<workgroup> left: array<f32, 2048>;
var<workgroup> right: array<f32, 2048>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let begin = P[0].y * 32u;
  let turned = (P[0].z & 1u) != 0u;
  let upper = (P[0].z & 4u) != 0u;
  let row = P[1].x + (wid.x + P[2].z) * 64u;
  let column = P[1].z + (wid.y + P[2].w) * 64u;
  if (upper && row > column + 63u) {
    return;
  }
  for (var e = lid; e < 2048u; e += 256u) {
    let near = e & 31u;
    let far = e >> 5u;
    // Along the columns of what is read.
    let k = select(e >> 6u, near, turned);
    let i = select(e & 63u, far, turned);
    var value = 0.0;
    if (begin + k < n && row + i < P[1].y) {
      value = a[select(row + i + (begin + k) * n, begin + k + (row + i) * n, turned)];
    }
    left[k * 64u + (i ^ k)] = value;
    value = 0.0;
    if (begin + near < n && column + far < P[1].w) {
      value = c[begin + near + (column + far) * n];
    }
    right[near * 64u + (far ^ near)] = value;
  }
  workgroupBarrier();
  let i = lid & 15u;
  let j = lid >> 4u;
  var sums = array<vec4<f32>, 4>();
  for (var k = 0u; k < 32u; k++) {
    let at = k * 64u;
    let l = vec4<f32>(left[at + (i ^ k)], left[at + ((i + 16u) ^ k)], left[at + ((i + 32u) ^ k)], left[at + ((i + 48u) ^ k)]);
    sums[0] += l * right[at + (j ^ k)];
    sums[1] += l * right[at + ((j + 16u) ^ k)];
    sums[2] += l * right[at + ((j + 32u) ^ k)];
    sums[3] += l * right[at + ((j + 48u) ^ k)];
  }
  for (var q = 0u; q < 4u; q++) {
    for (var p = 0u; p < 4u; p++) {
      let to_row = row + i + 16u * p;
      let to_column = column + j + 16u * q;
      if (to_row < P[1].y && to_column < P[1].w && !(upper && to_row > to_column)) {
        c[to_row + to_column * n] -= sums[q][p];
      }
    }
  }
}
