// The inverse of a lower triangle of 32 rows and columns by elimination, by a group of 256: two rows and two columns a thread.
var<workgroup> own: array<f32, 1024>;
var<workgroup> line: array<vec2<f32>, 32>;

// Two columns of the inverse of what is in `own`, two rows of each: rows from 2 * (lid & 15), columns from 2 * (lid >> 4). From `width`
// on it is the identity.
fn inverse(lid: u32, width: u32) -> array<vec2<f32>, 2> {
  let ti = lid & 15u;
  let tj = lid >> 4u;
  let rows = vec2<u32>(2u * ti, 2u * ti + 1u);
  let same = select(vec2<f32>(0.0), vec2<f32>(1.0), vec2<bool>(ti == tj));
  var x = array<vec2<f32>, 2>(vec2<f32>(same.x, 0.0), vec2<f32>(0.0, same.y));
  for (var j = 0u; j < width; j++) {
    let odd = (j & 1u) == 1u;
    let turn = 16u * (j & 1u);
    let here = ti == j >> 1u;
    if (here) {
      line[turn + tj] = select(vec2<f32>(x[0].x, x[1].x), vec2<f32>(x[0].y, x[1].y), odd);
    }
    workgroupBarrier();
    let solved = line[turn + tj] / own[33u * j];
    let left = vec2<f32>(own[rows.x + 32u * j], own[rows.y + 32u * j]);
    let lower = select(vec2<f32>(0.0), left, rows > vec2<u32>(j));
    x[0] -= lower * solved.x;
    x[1] -= lower * solved.y;
    if (here) {
      x[0] = vec2<f32>(select(solved.x, x[0].x, odd), select(x[0].y, solved.x, odd));
      x[1] = vec2<f32>(select(solved.y, x[1].x, odd), select(x[1].y, solved.y, odd));
    }
  }
  return x;
}
