// The solution of a triangular system for one column, by one group: the rows of a block are found with the block's inverse, and the
// others lose what the matrix has in the block's columns of them.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> inverses: array<f32>;
@group(0) @binding(3) var<storage, read_write> x: array<f32>;
var<workgroup> found: array<f32, 32>;
var<workgroup> parts: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let count = P[0].y;
  let turned = (P[0].z & 1u) != 0u;
  let upper = (P[0].z & 4u) != 0u;
  let column = (wid.x + P[2].z) * n;
  for (var k = 0u; k < count; k++) {
    let block = select(k, count - 1u - k, upper);
    let first = block * 32u;
    let width = min(32u, n - first);
    // A row of the block a thread, four of its columns.
    var sum = 0.0;
    let own = (lid >> 5u) * 4u;
    for (var j = own; j < min(own + 4u, width); j++) {
      sum += inverses[block * 1024u + (lid & 31u) + 32u * j] * x[column + first + j];
    }
    parts[lid] = sum;
    workgroupBarrier();
    if (lid < 32u) {
      for (var p = 1u; p < 8u; p++) {
        sum += parts[lid + 32u * p];
      }
      found[lid] = sum;
      if (lid < width) {
        x[column + first + lid] = sum;
      }
    }
    workgroupBarrier();
    let begin = select(first + 32u, 0u, upper);
    let end = select(n, first, upper);
    let along = select(n, 1u, turned);
    for (var i = begin + lid; i < end; i += 256u) {
      let row = select(i + first * n, first + i * n, turned);
      var rest = 0.0;
      if (width == 32u) {
        // All loads of some columns before their products.
        for (var j = 0u; j < 32u; j += 8u) {
          var some: array<f32, 8>;
          for (var q = 0u; q < 8u; q++) {
            some[q] = a[row + (j + q) * along];
          }
          for (var q = 0u; q < 8u; q++) {
            rest += some[q] * found[j + q];
          }
        }
      } else {
        for (var j = 0u; j < width; j++) {
          rest += a[row + j * along] * found[j];
        }
      }
      x[column + i] -= rest;
    }
    storageBarrier();
    workgroupBarrier();
  }
}
