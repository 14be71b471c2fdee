// Factors the block on the diagonal and inverts its triangle in one elimination, by one group that keeps both in registers: two rows
// and two columns of each a thread, one barrier a column. Tells the first column without a positive pivot.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
@group(0) @binding(2) var<storage, read_write> told: array<u32>;
@group(0) @binding(3) var<storage, read_write> inverses: array<f32>;
// A column of the factor and a row of the inverse, in turn with those of the next step.
var<workgroup> column: array<vec2<f32>, 32>;
var<workgroup> line: array<vec2<f32>, 32>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  let ti = lid & 15u;
  let tj = lid >> 4u;
  let rows = vec2<u32>(2u * ti, 2u * ti + 1u);
  let columns = vec2<u32>(2u * tj, 2u * tj + 1u);
  // Of the factor the columns of this thread, of the inverse as well.
  var c: array<vec2<f32>, 2>;
  var x: array<vec2<f32>, 2>;
  for (var k = 0u; k < 2u; k++) {
    for (var i = 0u; i < 2u; i++) {
      let above = first + min(rows[i], columns[k]);
      let beside = first + max(rows[i], columns[k]);
      var value = select(0.0, 1.0, rows[i] == columns[k]);
      x[k][i] = value;
      if (beside < n) {
        value = r[above + beside * n];
      }
      c[k][i] = value;
    }
  }
  var fails = 0u;
  // What is beyond the matrix is of the identity.
  for (var j = 0u; j < min(32u, n - first); j++) {
    let pair = j >> 1u;
    let odd = (j & 1u) == 1u;
    let turn = 16u * (j & 1u);
    if (tj == pair) {
      column[turn + ti] = select(c[0], c[1], odd);
    }
    if (ti == pair) {
      line[turn + tj] = select(vec2<f32>(x[0].x, x[1].x), vec2<f32>(x[0].y, x[1].y), odd);
    }
    workgroupBarrier();
    let pivots = column[turn + pair];
    let pivot = select(pivots.x, pivots.y, odd);
    if (!(pivot > 0.0) && fails == 0u) {
      fails = first + j + 1u;
    }
    let root = sqrt(pivot);
    let left = column[turn + ti] / root;
    let above = select(vec2<f32>(0.0), column[turn + tj] / root, columns > vec2<u32>(j));
    let solved = line[turn + tj] / root;
    let lower = select(vec2<f32>(0.0), left, rows > vec2<u32>(j));
    c[0] -= lower * above.x;
    c[1] -= lower * above.y;
    x[0] -= lower * solved.x;
    x[1] -= lower * solved.y;
    if (tj == pair) {
      c[0] = select(left, c[0], odd);
      c[1] = select(c[1], left, odd);
    }
    if (ti == pair) {
      x[0] = vec2<f32>(select(solved.x, x[0].x, odd), select(x[0].y, solved.x, odd));
      x[1] = vec2<f32>(select(solved.y, x[1].x, odd), select(x[1].y, solved.y, odd));
    }
  }
  if (lid == 0u && fails != 0u && told[0] == 0u) {
    told[0] = fails;
  }
  for (var k = 0u; k < 2u; k++) {
    for (var i = 0u; i < 2u; i++) {
      if (rows[i] >= columns[k] && first + rows[i] < n) {
        r[first + columns[k] + (first + rows[i]) * n] = c[k][i];
      }
      inverses[P[0].y * 1024u + rows[i] + 32u * columns[k]] = select(x[k][i], 0.0, rows[i] < columns[k]);
    }
  }
}
