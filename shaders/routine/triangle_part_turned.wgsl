// The unknowns of up to eight blocks of a system with the transpose of a triangle for one column, by one group that holds them: the rows
// of a block lose their products with what has been found, along the columns of the triangle, and are found with the block's inverse.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> inverses: array<f32>;
@group(0) @binding(3) var<storage, read_write> x: array<f32>;
var<workgroup> held: array<f32, 256>;
var<workgroup> parts: array<f32, 1056>;
var<workgroup> rest: array<f32, 32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let low = P[0].y;
  let size = P[0].w;
  let upper = (P[0].z & 4u) != 0u;
  let column = (wid.x + P[2].z) * n + low;
  let count = (size + 31u) / 32u;
  let lane = lid & 31u;
  let own = (lid >> 5u) * 4u;
  held[lid] = 0.0;
  if (lid < size) {
    held[lid] = x[column + lid];
  }
  workgroupBarrier();
  for (var k = 0u; k < count; k++) {
    let first = select(k, count - 1u - k, upper) * 32u;
    let width = min(32u, size - first);
    let inverse = (low + first) * 32u + lane + 32u * own;
    let i0 = inverses[inverse];
    let i1 = inverses[inverse + 32u];
    let i2 = inverses[inverse + 64u];
    let i3 = inverses[inverse + 96u];
    // Four columns a thread, which has every 32nd element of them; what is beyond the matrix is read of its last column.
    let columns = low + min(vec4<u32>(first + own) + vec4<u32>(0u, 1u, 2u, 3u), vec4<u32>(size - 1u));
    let at = columns * n + low;
    let end = select(first, size, upper);
    var sums = vec4<f32>(0.0);
    for (var i = select(0u, first + 32u, upper) + lane; i < end; i += 32u) {
      sums += vec4<f32>(a[at.x + i], a[at.y + i], a[at.z + i], a[at.w + i]) * held[i];
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
        rest[lid] = held[first + lid] - sum;
      }
    }
    workgroupBarrier();
    parts[lid] = i0 * rest[own] + i1 * rest[own + 1u] + i2 * rest[own + 2u] + i3 * rest[own + 3u];
    workgroupBarrier();
    if (lid < width) {
      var found = parts[lid];
      for (var p = 1u; p < 8u; p++) {
        found += parts[lid + 32u * p];
      }
      held[first + lid] = found;
    }
    workgroupBarrier();
  }
  if (lid < size) {
    x[column + lid] = held[lid];
  }
}
