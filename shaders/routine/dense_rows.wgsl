// Multiplies rows of a matrix, as many as a block has, by the inverse of the block's triangle: 32 columns a group.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> inverses: array<f32>;
@group(0) @binding(2) var<storage, read_write> x: array<f32>;
var<workgroup> own: array<f32, 1024>;
var<workgroup> by: array<f32, 1024>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let block = P[0].y;
  let first = P[0].z + (wid.x + P[2].z) * 32u;
  for (var e = lid; e < 1024u; e += 256u) {
    let row = block * 32u + (e & 31u);
    let column = first + (e >> 5u);
    var value = 0.0;
    if (row < n && column < P[0].w) {
      value = x[row + column * n];
    }
    own[e] = value;
    by[e] = inverses[block * 1024u + e];
  }
  workgroupBarrier();
  for (var e = lid; e < 1024u; e += 256u) {
    let row = block * 32u + (e & 31u);
    let column = first + (e >> 5u);
    if (row < n && column < P[0].w) {
      var sum = 0.0;
      for (var k = 0u; k < 32u; k++) {
        sum += by[(e & 31u) + 32u * k] * own[k + (e & ~31u)];
      }
      x[row + column * n] = sum;
    }
  }
}
