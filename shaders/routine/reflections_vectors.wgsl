// The vectors of reflections: below the diagonal of a matrix, each with its one beside the diagonal, and zeros above.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
var<workgroup> some: array<f32, 1024>;

// Where element `row` of vector `column` of those in `some` lies: neighbours of a vector lie in different banks, and so do those of a row.
fn place(row: u32, column: u32) -> u32 {
  return 32u * column + ((row + column) & 31u);
}

// Loads 32 rows of 32 vectors into `some`, by a group of 256.
fn load(row: u32, first: u32, lid: u32) {
  let n = P[0].x;
  for (var e = lid; e < 1024u; e += 256u) {
    let i = e & 31u;
    let j = e >> 5u;
    var x = 0.0;
    if (row + i < n && first + j < n) {
      x = vectors[row + i + (first + j) * n];
    }
    some[place(i, j)] = x;
  }
}
