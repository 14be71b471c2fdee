// Rows change places as the pivots of a block say, in 32 columns that are not the block's; those of the block on its right lose their
// products with the rows above them.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> pivots: array<u32>;
@group(0) @binding(2) var<storage, read> sources: array<u32>;
@group(0) @binding(3) var<storage, read> inverses: array<f32>;
@group(0) @binding(4) var<storage, read_write> a: array<f32>;
var<workgroup> own: array<f32, 1024>;
var<workgroup> by: array<f32, 1024>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let block = P[0].y;
  let group = wid.x + P[2].z;
  if (group == block) {
    return;
  }
  let first = block * 32u;
  let end = min(first + 32u, n);
  // What comes to the rows of the block, and what goes from there to others.
  var others: array<f32, 4>;
  for (var t = 0u; t < 4u; t++) {
    let e = lid + 256u * t;
    let row = first + (e & 31u);
    let column = group * 32u + (e >> 5u);
    own[e] = 0.0;
    by[e] = inverses[block * 1024u + e];
    if (row < end && column < n) {
      own[e] = a[column * n + sources[row]];
      others[t] = a[column * n + sources[pivots[row]]];
    }
  }
  storageBarrier();
  workgroupBarrier();
  for (var t = 0u; t < 4u; t++) {
    let e = lid + 256u * t;
    let row = first + (e & 31u);
    let column = group * 32u + (e >> 5u);
    if (row < end && column < n) {
      if (pivots[row] >= end) {
        a[column * n + pivots[row]] = others[t];
      }
      var value = own[e];
      if (group > block) {
        value = 0.0;
        for (var k = 0u; k < 32u; k++) {
          value += by[(e & 31u) + 32u * k] * own[k + (e & ~31u)];
        }
      }
      a[column * n + row] = value;
    }
  }
}
