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
    for (var i = begin + lid; i < end; i += 256u) {
      let row = i + first * n;
      var rest = 0.0;
      if (width == 32u) {
        // All loads before their products.
        let m0 = vec4<f32>(a[row + 0u * n], a[row + 1u * n], a[row + 2u * n], a[row + 3u * n]);
        let m1 = vec4<f32>(a[row + 4u * n], a[row + 5u * n], a[row + 6u * n], a[row + 7u * n]);
        let m2 = vec4<f32>(a[row + 8u * n], a[row + 9u * n], a[row + 10u * n], a[row + 11u * n]);
        let m3 = vec4<f32>(a[row + 12u * n], a[row + 13u * n], a[row + 14u * n], a[row + 15u * n]);
        let m4 = vec4<f32>(a[row + 16u * n], a[row + 17u * n], a[row + 18u * n], a[row + 19u * n]);
        let m5 = vec4<f32>(a[row + 20u * n], a[row + 21u * n], a[row + 22u * n], a[row + 23u * n]);
        let m6 = vec4<f32>(a[row + 24u * n], a[row + 25u * n], a[row + 26u * n], a[row + 27u * n]);
        let m7 = vec4<f32>(a[row + 28u * n], a[row + 29u * n], a[row + 30u * n], a[row + 31u * n]);
        rest += dot(m0, vec4<f32>(found[0], found[1], found[2], found[3]));
        rest += dot(m1, vec4<f32>(found[4], found[5], found[6], found[7]));
        rest += dot(m2, vec4<f32>(found[8], found[9], found[10], found[11]));
        rest += dot(m3, vec4<f32>(found[12], found[13], found[14], found[15]));
        rest += dot(m4, vec4<f32>(found[16], found[17], found[18], found[19]));
        rest += dot(m5, vec4<f32>(found[20], found[21], found[22], found[23]));
        rest += dot(m6, vec4<f32>(found[24], found[25], found[26], found[27]));
        rest += dot(m7, vec4<f32>(found[28], found[29], found[30], found[31]));
      } else {
        for (var j = 0u; j < width; j++) {
          rest += a[row + j * n] * found[j];
        }
      }
      x[column + i] -= rest;
    }
    storageBarrier();
    workgroupBarrier();
  }
}
