// Systems of the pages that a group has: a thread has a column of a page or of its right-hand sides. The thread of the column that is
// eliminated finds the pivot and the factors of its rows, and the others subtract with those; then each right-hand side is solved with
// what is on and above the diagonal.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<Number>;
@group(0) @binding(2) var<storage, read> b: array<Number>;
@group(0) @binding(3) var<storage, read_write> x: array<Number>;
@group(0) @binding(4) var<storage, read_write> told: array<u32>;
// Elements, column after column.
var<workgroup> t: array<Number, HELD>;
// The greatest size of each column of the matrices.
var<workgroup> greatest: array<Number, 256>;
// The row of each pivot, and whether it is nothing, in the highest bit.
var<workgroup> pivots: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let width = n + P[1].x;
  let slot = lid / width;
  let column = lid - slot * width;
  let page = (wid.x + P[2].z) * P[0].w + slot;
  let first = (wid.y + P[2].w) * P[1].x;
  let side = first + column - n;
  let is_matrix = column < n;
  let works = slot < P[0].w && page < P[0].z && (is_matrix || side < P[0].y);
  let begin = (slot * width + column) * n;
  if (works) {
    var most = Number();
    let of_matrix = select(page, 0u, P[1].y == 1u) * n * n + column * n;
    let of_side = (select(page, 0u, P[1].z == 1u) * P[0].y + side) * n;
    for (var i = 0u; i < n; i++) {
      if (is_matrix) {
        let value = a[of_matrix + i];
        t[begin + i] = value;
        if (is_more(size(value), most)) {
          most = size(value);
        }
      } else {
        t[begin + i] = b[of_side + i];
      }
    }
    if (is_matrix) {
      greatest[slot * n + column] = most;
    }
  }
  workgroupBarrier();
  for (var k = 0u; k < n; k++) {
    let start = (slot * width + k) * n;
    if (works && column == k) {
      var most = Number();
      for (var j = 0u; j < n; j++) {
        if (is_more(greatest[slot * n + j], most)) {
          most = greatest[slot * n + j];
        }
      }
      var at = k;
      var top = size(t[begin + k]);
      for (var i = k + 1u; i < n; i++) {
        let here = size(t[begin + i]);
        if (is_more(here, top)) {
          top = here;
          at = i;
        }
      }
      let pivot = t[begin + at];
      t[begin + at] = t[begin + k];
      t[begin + k] = pivot;
      for (var i = k + 1u; i < n; i++) {
        t[begin + i] = over(t[begin + i], pivot);
      }
      pivots[slot * n + k] = at | select(0x80000000u, 0u, is_more(top, least(n, most)));
    }
    workgroupBarrier();
    if (works && column > k) {
      let at = pivots[slot * n + k] & 0x7fffffffu;
      let value = t[begin + at];
      t[begin + at] = t[begin + k];
      t[begin + k] = value;
      for (var i = k + 1u; i < n; i++) {
        t[begin + i] = minus(t[begin + i], times(t[start + i], value));
      }
    }
  }
  workgroupBarrier();
  if (!works) {
    return;
  }
  var none = 0u;
  for (var k = 0u; k < n; k++) {
    none |= pivots[slot * n + k] >> 31u;
  }
  if (column == 0u && first == 0u) {
    told[page] = none;
  }
  if (is_matrix) {
    return;
  }
  let to = (page * P[0].y + side) * n;
  for (var left = n; left > 0u; left--) {
    let k = left - 1u;
    let start = (slot * width + k) * n;
    let found = over(t[begin + k], t[start + k]);
    for (var i = 0u; i < k; i++) {
      t[begin + i] = minus(t[begin + i], times(t[start + i], found));
    }
    if (none == 1u) {
      x[to + k] = Number();
    } else {
      x[to + k] = found;
    }
  }
}
