// The solution of a system with the transpose of a triangle for one column, by one group: the rows of a block lose their products with
// what has been found, along the columns of the triangle, and are found with the block's inverse.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> inverses: array<f32>;
@group(0) @binding(3) var<storage, read_write> x: array<f32>;
var<workgroup> parts: array<f32, 1056>;
var<workgroup> rest: array<f32, 32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let count = P[0].y;
  let upper = (P[0].z & 4u) != 0u;
  let column = (wid.x + P[2].z) * n;
  let lane = lid & 31u;
  let own = (lid >> 5u) * 4u;
  for (var k = 0u; k < count; k++) {
    let block = select(k, count - 1u - k, upper);
    let first = block * 32u;
    let width = min(32u, n - first);
    let begin = select(0u, first + 32u, upper);
    let end = select(first, n, upper);
    // Four columns a thread, which has every 32nd element of them; what is beyond the matrix is read of its last column.
    let at = vec4<u32>(min(vec4<u32>(first + own) + vec4<u32>(0u, 1u, 2u, 3u), vec4<u32>(n - 1u))) * n;
    var sums = vec4<f32>(0.0);
    var i = begin + lane;
    for (; i + 96u < end; i += 128u) {
      let x0 = x[column + i];
      let x1 = x[column + i + 32u];
      let x2 = x[column + i + 64u];
      let x3 = x[column + i + 96u];
      let t0 = vec4<f32>(a[at.x + i], a[at.y + i], a[at.z + i], a[at.w + i]);
      let t1 = vec4<f32>(a[at.x + i + 32u], a[at.y + i + 32u], a[at.z + i + 32u], a[at.w + i + 32u]);
      let t2 = vec4<f32>(a[at.x + i + 64u], a[at.y + i + 64u], a[at.z + i + 64u], a[at.w + i + 64u]);
      let t3 = vec4<f32>(a[at.x + i + 96u], a[at.y + i + 96u], a[at.z + i + 96u], a[at.w + i + 96u]);
      sums += t0 * x0 + t1 * x1 + t2 * x2 + t3 * x3;
    }
    for (; i < end; i += 32u) {
      sums += vec4<f32>(a[at.x + i], a[at.y + i], a[at.z + i], a[at.w + i]) * x[column + i];
    }
    for (var q = 0u; q < 4u; q++) {
      parts[(own + q) * 33u + lane] = sums[q];
    }
    workgroupBarrier();
    if (lid < 32u) {
      var sum = 0.0;
      for (var p = 0u; p < 32u; p++) {
        sum += parts[lid * 33u + p];
      }
      rest[lid] = 0.0;
      if (lid < width) {
        rest[lid] = x[column + first + lid] - sum;
      }
    }
    workgroupBarrier();
    var found = 0.0;
    for (var j = own; j < own + 4u; j++) {
      found += inverses[block * 1024u + lane + 32u * j] * rest[j];
    }
    parts[lid] = found;
    workgroupBarrier();
    if (lid < width) {
      for (var p = 1u; p < 8u; p++) {
        found += parts[lid + 32u * p];
      }
      x[column + first + lid] = found;
    }
    storageBarrier();
    workgroupBarrier();
  }
}
