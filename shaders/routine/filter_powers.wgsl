// Powers of what a step without input makes of the delays: first that of the steps that a thread takes, then each the square of the
// one before. In doubles, so that each is rounded once. Element (row, column) is what one in the delay of the column leaves in that of
// the row.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> given: array<u32>;
@group(0) @binding(2) var<storage, read_write> powers: array<u32>;
const COUNT = DELAYS * DELAYS;
var<workgroup> m: array<vec2<u32>, COUNT>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let row = lid % DELAYS;
  let column = lid / DELAYS;
  if (lid < COUNT) {
    // All move up by one, and the first comes back by the coefficients.
    let one = select(0u, 0x3f800000u, column == row + 1u);
    m[lid] = f64_from_f32_bits(select(one, given[ORDER + row + 1u] ^ 0x80000000u, column == 0u));
  }
  workgroupBarrier();
  for (var k = 0u; k < SQUARES + P[0].x; k++) {
    var sum = vec2<u32>(0u, 0u);
    if (lid < COUNT) {
      if (k >= SQUARES) {
        powers[(k - SQUARES) * COUNT + lid] = f64_to_f32_bits(m[lid]);
      }
      for (var d = 0u; d < DELAYS; d++) {
        sum = f64_add(sum, f64_mul(m[d * DELAYS + row], m[column * DELAYS + d]));
      }
    }
    workgroupBarrier();
    if (lid < COUNT) {
      m[lid] = sum;
    }
    workgroupBarrier();
  }
}
