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

@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  let width = min(32u, n - first);
  var fails = 0u;
  var odd = 0u;
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
    // The first of the greatest: of a thread, of 16 threads, of all. Eight rows of a thread are read at once.
    var most = -1.0;
    var at = diagonal;
    for (var i = diagonal + lid; i < n; i += 2048u) {
      var some: array<f32, 8>;
      for (var k = 0u; k < 8u; k++) {
        some[k] = abs(a[column + min(i + 256u * k, n - 1u)]);
      }
      for (var k = 0u; k < 8u; k++) {
        if (some[k] > most && i + 256u * k < n) {
          most = some[k];
          at = i + 256u * k;
        }
      }
    }
    best[lid] = most;
    place[lid] = at;
    workgroupBarrier();
    if (lid < 16u) {
      for (var k = 1u; k < 16u; k++) {
        let other = best[lid + 16u * k];
        let there = place[lid + 16u * k];
        if (other > most || (other == most && there < at)) {
          most = other;
          at = there;
        }
      }
    }
    workgroupBarrier();
    if (lid < 16u) {
      best[lid] = most;
      place[lid] = at;
    }
    workgroupBarrier();
    most = best[0];
    var pivot_row = place[0];
    for (var k = 1u; k < 16u; k++) {
      if (best[k] > most || (best[k] == most && place[k] < pivot_row)) {
        most = best[k];
        pivot_row = place[k];
      }
    }
    if (lid < width) {
      let here = (first + lid) * n;
      let value = a[here + pivot_row];
      a[here + pivot_row] = a[here + diagonal];
      a[here + diagonal] = value;
    }
    // A thread of its own for each of these: none waits for what another reads.
    if (lid == 0u) {
      pivots[diagonal] = pivot_row;
      odd ^= u32(pivot_row != diagonal);
      fails = select(fails, diagonal + 1u, fails == 0u && !(most > 0.0));
    }
    if (lid == 64u && pivot_row != diagonal) {
      let row = order[pivot_row];
      order[pivot_row] = order[diagonal];
      order[diagonal] = row;
    }
    if (lid == 128u && pivot_row != diagonal) {
      let source = sources[pivot_row];
      sources[pivot_row] = sources[diagonal];
      sources[diagonal] = source;
    }
    storageBarrier();
    workgroupBarrier();
    let pivot = a[column + diagonal];
    var row: array<f32, 8>;
    for (var c = 1u; c < 8u; c++) {
      if (j + c < end) {
        row[c] = a[(diagonal + c) * n + diagonal];
      }
    }
    for (var i = diagonal + 1u + lid; i < n; i += 512u) {
      // Two rows at once, whose elements are all read before the first is written.
      let rows = vec2<u32>(i, min(i + 256u, n - 1u));
      let above = vec2<f32>(a[column + rows.x], a[column + rows.y]);
      var rest: array<vec2<f32>, 8>;
      for (var c = 1u; c < 8u; c++) {
        if (j + c < end) {
          let here = (diagonal + c) * n;
          rest[c] = vec2<f32>(a[here + rows.x], a[here + rows.y]);
        }
      }
      let factor = select(above / pivot, above, vec2<bool>(pivot == 0.0));
      let both = i + 256u < n;
      a[column + rows.x] = factor.x;
      if (both) {
        a[column + rows.y] = factor.y;
      }
      for (var c = 1u; c < 8u; c++) {
        if (j + c < end) {
          let here = (diagonal + c) * n;
          let lost = rest[c] - factor * row[c];
          a[here + rows.x] = lost.x;
          if (both) {
            a[here + rows.y] = lost.y;
          }
        }
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
  finish(lid, odd, fails);
}
