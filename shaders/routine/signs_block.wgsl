// Finds the signs of a block on the diagonal and inverts the block less them in one elimination, by one group that keeps it in
// registers: two rows and two columns a thread, one barrier a column. A sign is that of the pivot the other way round.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read_write> signs: array<f32>;
@group(0) @binding(3) var<storage, read_write> inverses: array<f32>;
// A column and a row, in turn with those of the next step.
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
  // The two columns of this thread.
  var x: array<vec2<f32>, 2>;
  for (var k = 0u; k < 2u; k++) {
    for (var i = 0u; i < 2u; i++) {
      var value = 0.0;
      if (first + rows[i] < n && first + columns[k] < n) {
        value = a[first + rows[i] + (first + columns[k]) * n];
      }
      x[k][i] = value;
    }
  }
  // What is beyond the matrix stays zero: the update leaves it out.
  for (var j = 0u; j < min(32u, n - first); j++) {
    let pair = j >> 1u;
    let odd = (j & 1u) == 1u;
    let turn = 16u * (j & 1u);
    if (tj == pair) {
      column[turn + ti] = select(x[0], x[1], odd);
    }
    if (ti == pair) {
      line[turn + tj] = select(vec2<f32>(x[0].x, x[1].x), vec2<f32>(x[0].y, x[1].y), odd);
    }
    workgroupBarrier();
    let found = column[turn + pair];
    let value = select(found.x, found.y, odd);
    let sign = select(-1.0, 1.0, value < 0.0);
    let pivot = value - sign;
    if (lid == 0u) {
      signs[first + j] = sign;
    }
    let left = select(column[turn + ti], vec2<f32>(-1.0), rows == vec2<u32>(j));
    // Of the inverse, in the place of the row that it replaces.
    let above = select(line[turn + tj], vec2<f32>(1.0), columns == vec2<u32>(j)) / pivot;
    for (var k = 0u; k < 2u; k++) {
      let old = select(x[k], vec2<f32>(0.0), vec2<bool>(columns[k] == j) | (rows == vec2<u32>(j)));
      x[k] = old - left * above[k];
    }
  }
  for (var k = 0u; k < 2u; k++) {
    for (var i = 0u; i < 2u; i++) {
      inverses[P[0].y * 1024u + rows[i] + 32u * columns[k]] = x[k][i];
    }
  }
}
