// Powers of what a step without input makes of the delays: first that of the steps that a thread takes, then each the square of the
// one before. Element (row, column) is what one in the delay of the column leaves in that of the row. As sums of two singles. Before
// them, whether the second ones are to be used: where elements are large, poles are near each other and the unit circle, and numbers
// cancel.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> given: array<f32>;
@group(0) @binding(2) var<storage, read_write> powers: array<vec2<f32>>;
const COUNT = DELAYS * DELAYS;
const LARGE = 4.0;
// Of this step and of the next one.
var<workgroup> m: array<vec2<f32>, 2u * COUNT>;
var<workgroup> large: atomic<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) lid: u32) {
  if (lid == 0u) {
    atomicStore(&large, 0u);
  }
  let row = lid % DELAYS;
  let column = lid / DELAYS;
  if (lid < COUNT) {
    // All move up by one, and the first comes back by the coefficients.
    let one = select(0.0, 1.0, column == row + 1u);
    m[lid] = vec2<f32>(select(one, -given[ORDER + row + 1u], column == 0u), 0.0);
  }
  for (var k = 0u; k < SQUARES + P[0].x; k++) {
    workgroupBarrier();
    let here = (k % 2u) * COUNT;
    if (lid < COUNT) {
      let power = m[here + lid];
      if (k >= SQUARES) {
        powers[1u + (k - SQUARES) * COUNT + lid] = power;
        if (!(f32_abs(power.x) <= LARGE)) {
          atomicStore(&large, 1u);
        }
      }
      var sum = vec2<f32>(0.0, 0.0);
      for (var d = 0u; d < DELAYS; d++) {
        sum = pair_add(sum, pair_mul(m[here + d * DELAYS + row], m[here + column * DELAYS + d]));
      }
      m[COUNT - here + lid] = sum;
    }
  }
  workgroupBarrier();
  if (lid == 0u) {
    powers[0] = vec2<f32>(bitcast<f32>(atomicLoad(&large)), 0.0);
  }
}
