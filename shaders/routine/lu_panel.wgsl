// Factors the columns of a block, from its first row on, by one group: the greatest of each column comes up. Eight columns at a time,
// so that the others are read and written once for eight. Tells where each row came from, and inverts the triangle with ones on its
// diagonal.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> a: array<f32>;
@group(0) @binding(2) var<storage, read_write> order: array<u32>;
@group(0) @binding(3) var<storage, read_write> told: array<u32>;
@group(0) @binding(4) var<storage, read_write> pivots: array<u32>;
@group(0) @binding(5) var<storage, read_write> sources: array<u32>;
@group(0) @binding(6) var<storage, read_write> inverses: array<f32>;
var<workgroup> best: array<f32, 256>;
var<workgroup> place: array<u32, 256>;
var<workgroup> top: array<f32, 256>;
var<workgroup> own: array<f32, 1024>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  let width = min(32u, n - first);
  if (first == 0u) {
    for (var i = lid; i < n; i += 256u) {
      order[i] = i;
    }
  }
  for (var i = first + lid; i < n; i += 256u) {
    sources[i] = i;
  }
  storageBarrier();
  workgroupBarrier();
  for (var j = 0u; j < width; j++) {
    let begin = j & ~7u;
    let end = min(begin + 8u, width);
    let diagonal = first + j;
    let column = diagonal * n;
    // The first of the greatest.
    var most = -1.0;
    var at = diagonal;
    for (var i = diagonal + lid; i < n; i += 256u) {
      let size = abs(a[column + i]);
      if (size > most) {
        most = size;
        at = i;
      }
    }
    best[lid] = most;
    place[lid] = at;
    workgroupBarrier();
    for (var half = 128u; half > 0u; half >>= 1u) {
      if (lid < half) {
        let other = best[lid + half];
        if (other > best[lid] || (other == best[lid] && place[lid + half] < place[lid])) {
          best[lid] = other;
          place[lid] = place[lid + half];
        }
      }
      workgroupBarrier();
    }
    let pivot_row = place[0];
    if (lid < width) {
      let here = (first + lid) * n;
      let value = a[here + pivot_row];
      a[here + pivot_row] = a[here + diagonal];
      a[here + diagonal] = value;
    }
    if (lid == 0u) {
      pivots[diagonal] = pivot_row;
      if (pivot_row != diagonal) {
        let row = order[pivot_row];
        order[pivot_row] = order[diagonal];
        order[diagonal] = row;
        let source = sources[pivot_row];
        sources[pivot_row] = sources[diagonal];
        sources[diagonal] = source;
        told[1] ^= 1u;
      }
      if (!(best[0] > 0.0) && told[0] == 0u) {
        told[0] = diagonal + 1u;
      }
    }
    storageBarrier();
    workgroupBarrier();
    let pivot = a[column + diagonal];
    var row: array<f32, 8>;
    for (var c = j + 1u; c < end; c++) {
      row[c - begin] = a[(first + c) * n + diagonal];
    }
    for (var i = diagonal + 1u + lid; i < n; i += 256u) {
      let above = a[column + i];
      let factor = select(above / pivot, above, pivot == 0.0);
      a[column + i] = factor;
      for (var c = j + 1u; c < end; c++) {
        a[(first + c) * n + i] -= factor * row[c - begin];
      }
    }
    storageBarrier();
    workgroupBarrier();
    if (j + 1u == end && end < width) {
      // What is right of these columns: their rows, a column a thread, and then what is below.
      let c = end + lid;
      if (c < width) {
        let here = (first + c) * n + first;
        for (var i = begin; i < end; i++) {
          var value = a[here + i];
          for (var k = begin; k < i; k++) {
            value -= a[(first + k) * n + first + i] * top[(k - begin) * 32u + c];
          }
          a[here + i] = value;
          top[(i - begin) * 32u + c] = value;
        }
      }
      storageBarrier();
      workgroupBarrier();
      for (var i = first + end + lid; i < n; i += 256u) {
        var factors: array<f32, 8>;
        for (var k = 0u; k < 8u; k++) {
          factors[k] = a[(first + begin + k) * n + i];
        }
        for (var c = end; c < width; c++) {
          let here = (first + c) * n + i;
          var value = a[here];
          for (var k = 0u; k < 8u; k++) {
            value -= factors[k] * top[k * 32u + c];
          }
          a[here] = value;
        }
      }
      storageBarrier();
      workgroupBarrier();
    }
  }
  for (var e = lid; e < 1024u; e += 256u) {
    let i = e & 31u;
    let j = e >> 5u;
    var x = select(0.0, 1.0, i == j);
    if (i < width && j < i) {
      x = a[(first + j) * n + first + i];
    }
    own[e] = x;
  }
  workgroupBarrier();
  if (lid < 32u) {
    // A column of the inverse a thread.
    var x: array<f32, 32>;
    for (var i = 0u; i < 32u; i++) {
      var rest = select(0.0, 1.0, i == lid);
      for (var j = lid; j < i; j++) {
        rest -= own[i + 32u * j] * x[j];
      }
      x[i] = select(rest, 0.0, i < lid);
    }
    for (var i = 0u; i < 32u; i++) {
      inverses[P[0].y * 1024u + i + 32u * lid] = x[i];
    }
  }
}
