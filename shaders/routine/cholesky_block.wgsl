// The factor of a block on the diagonal, and the inverse of its transpose, by one group. Tells the first order at which it is not
// positive.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
@group(0) @binding(2) var<storage, read_write> told: array<u32>;
@group(0) @binding(3) var<storage, read_write> inverses: array<f32>;
var<workgroup> own: array<f32, 1024>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  for (var e = lid; e < 1024u; e += 256u) {
    let row = first + (e & 31u);
    let column = first + (e >> 5u);
    var value = select(0.0, 1.0, row == column);
    if (row <= column && column < n) {
      value = r[row + column * n];
    }
    own[e] = value;
  }
  for (var j = 0u; j < 32u; j++) {
    workgroupBarrier();
    let pivot = own[33u * j];
    let root = sqrt(pivot);
    if (lid == 0u && !(pivot > 0.0) && told[0] == 0u) {
      told[0] = first + j + 1u;
    }
    workgroupBarrier();
    if (lid >= j && lid < 32u) {
      own[j + 32u * lid] = select(own[j + 32u * lid] / root, root, lid == j);
    }
    workgroupBarrier();
    for (var e = lid; e < 1024u; e += 256u) {
      let row = e & 31u;
      let column = e >> 5u;
      if (row > j && row <= column) {
        own[e] -= own[j + 32u * row] * own[j + 32u * column];
      }
    }
  }
  workgroupBarrier();
  for (var e = lid; e < 1024u; e += 256u) {
    let row = first + (e & 31u);
    let column = first + (e >> 5u);
    if (row <= column && column < n) {
      r[row + column * n] = own[e];
    }
  }
  if (lid < 32u) {
    // A column of the inverse a thread.
    var x: array<f32, 32>;
    for (var i = 0u; i < 32u; i++) {
      var rest = select(0.0, 1.0, i == lid);
      for (var j = lid; j < i; j++) {
        rest -= own[j + 32u * i] * x[j];
      }
      x[i] = select(rest / own[33u * i], 0.0, i < lid);
    }
    for (var i = 0u; i < 32u; i++) {
      inverses[P[0].y * 1024u + i + 32u * lid] = x[i];
    }
  }
}
