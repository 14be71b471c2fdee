// Factors the columns of a block below the rows above it, by one group: the first of the greatest of a column is its pivot, and products
// leave an element in the order of their columns.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> a: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> order: array<u32>;
@group(0) @binding(3) var<storage, read_write> told: array<u32>;
@group(0) @binding(4) var<storage, read_write> pivots: array<u32>;
@group(0) @binding(5) var<storage, read_write> sources: array<u32>;
var<workgroup> best: array<vec2<u32>, 256>;
var<workgroup> spot: array<u32, 256>;
var<workgroup> row: array<vec2<u32>, 32>;
// The size of a number; what is none has `other`.
fn size(x: vec2<u32>, other: u32) -> vec2<u32> {
  return select(f64_abs(x), vec2<u32>(other), vec2<bool>(f64_is_nan(x)));
}
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
    let diagonal = first + j;
    let column = diagonal * n;
    // Nothing is greater than what is no number on the diagonal.
    var most = size(a[column + diagonal], 0xffffffffu);
    var at = diagonal;
    for (var i = diagonal + 1u + lid; i < n; i += 256u) {
      let here = size(a[column + i], 0u);
      if (u64_lt(most, here)) {
        most = here;
        at = i;
      }
    }
    best[lid] = most;
    spot[lid] = at;
    for (var step = 128u; step > 0u; step >>= 1u) {
      workgroupBarrier();
      if (lid < step) {
        let other = best[lid + step];
        let there = spot[lid + step];
        if (u64_lt(most, other) || (u64_eq(most, other) && there < at)) {
          most = other;
          at = there;
          best[lid] = most;
          spot[lid] = at;
        }
      }
    }
    workgroupBarrier();
    let pivot_row = spot[0];
    let greatest = best[0];
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
      let none = (greatest.x | greatest.y) == 0u || greatest.y == 0xffffffffu;
      fails = select(fails, diagonal + 1u, fails == 0u && none);
    }
    if (lid == 64u && pivot_row != diagonal) {
      let other = order[pivot_row];
      order[pivot_row] = order[diagonal];
      order[diagonal] = other;
    }
    if (lid == 128u && pivot_row != diagonal) {
      let other = sources[pivot_row];
      sources[pivot_row] = sources[diagonal];
      sources[diagonal] = other;
    }
    storageBarrier();
    workgroupBarrier();
    let pivot = a[column + diagonal];
    if (lid > j && lid < width) {
      row[lid] = a[(first + lid) * n + diagonal];
    }
    workgroupBarrier();
    if (!f64_is_zero(pivot)) {
      for (var i = diagonal + 1u + lid; i < n; i += 256u) {
        let factor = f64_div(a[column + i], pivot);
        a[column + i] = factor;
        // Four elements are read before the first is written.
        for (var c = j + 1u; c < width; c += 4u) {
          var some: array<vec2<u32>, 4>;
          for (var q = 0u; q < 4u; q++) {
            some[q] = a[(first + min(c + q, width - 1u)) * n + i];
          }
          for (var q = 0u; q < min(4u, width - c); q++) {
            a[(first + c + q) * n + i] = f64_sub(some[q], f64_mul(factor, row[c + q]));
          }
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
  }
  if (lid == 0u) {
    told[1] ^= odd;
    if (fails != 0u && told[0] == 0u) {
      told[0] = fails;
    }
  }
}
