// Subtracts the products of a block's columns with its unknowns from other rows, in the order in which they were found: a thread an
// element. Bit 3: only on and above the diagonal.
var<workgroup> right: array<vec2<u32>, 528>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let width = min(32u, n - P[0].y * 32u);
  let row = P[1].x + (wid.x + P[2].z) * 16u;
  let column = P[1].z + (wid.y + P[2].w) * 16u;
  if (flag(3u) && row > column + 15u) {
    return;
  }
  for (var e = lid; e < 512u; e += 256u) {
    // Along the columns of what is read.
    let turned = flag(0u);
    let k = select(e >> 4u, e & 31u, turned);
    let i = select(e & 15u, e >> 5u, turned);
    if (k < width && row + i < P[1].y) {
      own[k * 16u + (i ^ (k & 15u))] = MATRIX[element(row + i, place(k, width))];
    }
    let near = e & 31u;
    let far = e >> 5u;
    if (near < width && column + far < P[1].w) {
      right[far * 33u + near] = c[place(near, width) + (column + far) * n];
    }
  }
  workgroupBarrier();
  let i = lid & 15u;
  let j = lid >> 4u;
  if (row + i < P[1].y && column + j < P[1].w && !(flag(3u) && row + i > column + j)) {
    let to = row + i + (column + j) * n;
    var rest = c[to];
    for (var k = 0u; k < width; k++) {
      rest = f64_sub(rest, f64_mul(own[k * 16u + (i ^ (k & 15u))], right[j * 33u + k]));
    }
    c[to] = rest;
  }
}
