// What the other rows of a triangular system lose by the unknowns of some blocks: a group for 32 rows of a column.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read_write> x: array<f32>;
var<workgroup> parts: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let low = P[0].y;
  let column = (wid.y + P[2].w) * n;
  let row = P[1].x + (wid.x + P[2].z) * 32u + (lid & 31u);
  // A row a thread, a share of the columns.
  let own = (lid >> 5u) * 32u;
  let end = min(own + 32u, P[0].w);
  let here = min(row, n - 1u) + low * n;
  var sum = 0.0;
  var j = own;
  for (; j + 8u <= end; j += 8u) {
    let m0 = vec4<f32>(a[here + j * n], a[here + (j + 1u) * n], a[here + (j + 2u) * n], a[here + (j + 3u) * n]);
    let m1 = vec4<f32>(a[here + (j + 4u) * n], a[here + (j + 5u) * n], a[here + (j + 6u) * n], a[here + (j + 7u) * n]);
    let at = column + low + j;
    sum += dot(m0, vec4<f32>(x[at], x[at + 1u], x[at + 2u], x[at + 3u]));
    sum += dot(m1, vec4<f32>(x[at + 4u], x[at + 5u], x[at + 6u], x[at + 7u]));
  }
  for (; j < end; j++) {
    sum += a[here + j * n] * x[column + low + j];
  }
  parts[lid] = sum;
  workgroupBarrier();
  if (lid < 32u && row < P[1].y) {
    for (var p = 1u; p < 8u; p++) {
      sum += parts[lid + 32u * p];
    }
    x[column + row] -= sum;
  }
}
