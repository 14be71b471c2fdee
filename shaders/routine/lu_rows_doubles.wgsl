// Rows change places as the pivots of a block say, in 32 columns that are not the block's.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> pivots: array<u32>;
@group(0) @binding(2) var<storage, read> sources: array<u32>;
@group(0) @binding(3) var<storage, read_write> a: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let group = wid.x + P[2].z;
  if (group == P[0].y) {
    return;
  }
  let first = P[0].y * 32u;
  let end = min(first + 32u, n);
  // What comes to the rows of the block, and what goes from there to others.
  var own: array<vec2<u32>, 4>;
  var others: array<vec2<u32>, 4>;
  for (var t = 0u; t < 4u; t++) {
    let e = lid + 256u * t;
    let row = first + (e & 31u);
    let column = group * 32u + (e >> 5u);
    if (row < end && column < n) {
      own[t] = a[column * n + sources[row]];
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
      a[column * n + row] = own[t];
    }
  }
}
