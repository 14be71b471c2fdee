// Rows change places as the pivots of a block say, in the columns that are not the block's: a column a thread.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> pivots: array<u32>;
@group(0) @binding(2) var<storage, read_write> a: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  let end = min(first + 32u, n);
  let column = (wid.x + P[2].z) * 64u + lid;
  if (column >= n || (column >= first && column < end)) {
    return;
  }
  for (var j = first; j < end; j++) {
    let other = pivots[j];
    if (other != j) {
      let value = a[column * n + other];
      a[column * n + other] = a[column * n + j];
      a[column * n + j] = value;
    }
  }
}
