// Multiplies eight columns a group with the product of all reflections: 32 of them at a time, the last first, as C - V·(T·(V'·C)).
@group(0) @binding(2) var<storage, read> gathered: array<f32>;
@group(0) @binding(3) var<storage, read_write> c: array<f32>;
var<workgroup> columns: array<f32, 256>;
var<workgroup> product: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let cols = P[0].y;
  // A row and a column of this thread.
  let i = lid & 31u;
  let j = (wid.x + P[2].z) * 8u + (lid >> 5u);
  let here = j < cols;
  for (var left = P[0].z; left > 0u; left--) {
    let block = left - 1u;
    let first = block * 32u;
    // V'·C.
    var sum = 0.0;
    for (var row = first; row < n; row += 32u) {
      workgroupBarrier();
      load(row, first, lid);
      var x = 0.0;
      if (here && row + i < n) {
        x = c[row + i + j * n];
      }
      columns[lid] = x;
      workgroupBarrier();
      for (var k = 0u; k < 32u; k++) {
        sum += some[place(k, i)] * columns[(lid & ~31u) + k];
      }
    }
    workgroupBarrier();
    columns[lid] = sum;
    for (var e = lid; e < 1024u; e += 256u) {
      some[e] = gathered[block * 1024u + e];
    }
    workgroupBarrier();
    sum = 0.0;
    for (var k = i; k < 32u; k++) {
      sum += some[i + 32u * k] * columns[(lid & ~31u) + k];
    }
    product[lid] = sum;
    for (var row = first; row < n; row += 32u) {
      workgroupBarrier();
      load(row, first, lid);
      workgroupBarrier();
      if (here && row + i < n) {
        var change = 0.0;
        for (var k = 0u; k < 32u; k++) {
          change += some[place(i, k)] * product[(lid & ~31u) + k];
        }
        c[row + i + j * n] -= change;
      }
    }
    storageBarrier();
  }
}
