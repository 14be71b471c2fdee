// For 32 reflections a group, the matrix T with which their product is I - V·T·V'.
@group(0) @binding(2) var<storage, read> factors: array<f32>;
@group(0) @binding(3) var<storage, read_write> gathered: array<f32>;
var<workgroup> products: array<f32, 1024>;
var<workgroup> own: array<f32, 1024>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let block = wid.x + P[2].z;
  let first = block * 32u;
  // Row of the products, and eight columns apart.
  let i = lid & 31u;
  let j = lid >> 5u;
  var sums = vec4<f32>(0.0);
  for (var row = first; row < n; row += 32u) {
    workgroupBarrier();
    load(row, first, lid);
    workgroupBarrier();
    for (var k = 0u; k < 32u; k++) {
      let x = some[place(k, i)];
      for (var q = 0u; q < 4u; q++) {
        sums[q] += x * some[place(k, j + 8u * q)];
      }
    }
  }
  for (var c = 0u; c < 4u; c++) {
    products[i + 32u * (j + 8u * c)] = sums[c];
  }
  for (var e = lid; e < 1024u; e += 256u) {
    own[e] = 0.0;
  }
  workgroupBarrier();
  // Column k of T is -tau·T·(V'·v) above tau.
  for (var k = 0u; k < 32u; k++) {
    var factor = 0.0;
    if (first + k < n) {
      factor = factors[first + k];
    }
    if (lid < k) {
      var sum = 0.0;
      for (var m = lid; m < k; m++) {
        sum += own[lid + 32u * m] * products[m + 32u * k];
      }
      own[lid + 32u * k] = -factor * sum;
    }
    if (lid == k) {
      own[k + 32u * k] = factor;
    }
    workgroupBarrier();
  }
  for (var e = lid; e < 1024u; e += 256u) {
    gathered[block * 1024u + e] = own[e];
  }
}
