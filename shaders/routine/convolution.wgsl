// Part of a convolution: each thread finds some rows that follow one another, an odd number, so that what threads beside each other
// read of a group's memory is in different banks.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read> k: array<f32>;
@group(0) @binding(3) var<storage, read_write> y: array<f32>;
var<workgroup> seen: array<f32, HEIGHT * WIDTH>;
var<workgroup> weights: array<f32, ROWS * COLS>;
// Whether a weight is not finite: then zeros for what lies outside of x will not do.
var<workgroup> strange: atomic<u32>;
@compute @workgroup_size(ACROSS * DOWN)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let data = P[0].xy;
  let size = P[0].zw;
  let kernel = P[1].xy;
  let begin = group * vec2<u32>(EACH * ACROSS, DOWN);
  let own = vec2<u32>(EACH * (lid % ACROSS), lid / ACROSS);
  var sums = array<f32, EACH>();
  // What lies under the rows: with each tap the first of it is replaced by the next.
  var under: array<f32, EACH>;
  for (var q = 0u; q < kernel.y; q += COLS) {
    for (var p = 0u; p < kernel.x; p += ROWS) {
      let piece = min(kernel - vec2<u32>(p, q), vec2<u32>(ROWS, COLS));
      workgroupBarrier();
      // The kernel is turned, so that rows and columns of x go up with its own. They are counted from before the first, so that
      // nothing is negative.
      let corner = begin + P[1].zw + vec2<u32>(p, q);
      let height = EACH * ACROSS + piece.x;
      for (var c = lid / ACROSS; c < DOWN + piece.y - 1u; c += DOWN) {
        let across = corner.y + c;
        let column = across - (kernel.y - 1u);
        let fits = (across + 1u >= kernel.y) & (column < data.y);
        for (var r = lid % ACROSS; r < height; r += ACROSS) {
          let down = corner.x + r;
          let row = down - (kernel.x - 1u);
          var v = 0.0;
          if (fits & (down + 1u >= kernel.x) & (row < data.x)) {
            v = x[row + data.x * column];
          }
          seen[r + HEIGHT * c] = v;
        }
      }
      for (var i = lid; i < piece.x * piece.y; i += ACROSS * DOWN) {
        let at = vec2<u32>(i % piece.x, i / piece.x);
        let turned = kernel - vec2<u32>(1u) - vec2<u32>(p, q) - at;
        let weight = k[turned.x + kernel.x * turned.y];
        weights[at.x + ROWS * at.y] = weight;
        if ((bitcast<u32>(weight) & 0x7f800000u) == 0x7f800000u) {
          atomicStore(&strange, 1u);
        }
      }
      workgroupBarrier();
      let careful = atomicLoad(&strange) != 0u;
      for (var c = 0u; c < select(piece.y, 0u, careful); c++) {
        let first = own.x + HEIGHT * (own.y + c);
        for (var e = 0u; e < EACH; e++) {
          under[e] = seen[first + e];
        }
        for (var r = 0u; r < piece.x; r += EACH) {
          for (var t = 0u; t < EACH; t++) {
            if (r + t < piece.x) {
              let weight = weights[r + t + ROWS * c];
              for (var e = 0u; e < EACH; e++) {
                sums[e] += weight * under[(t + e) % EACH];
              }
              under[t] = seen[first + r + t + EACH];
            }
          }
        }
      }
      for (var i = 0u; i < select(0u, piece.x * piece.y, careful); i++) {
        let tap = vec2<u32>(i % piece.x, i / piece.x);
        for (var e = 0u; e < EACH; e++) {
          let at = corner + own + tap + vec2<u32>(e, 0u);
          if (all(at + vec2<u32>(1u) >= kernel) & all(at - (kernel - vec2<u32>(1u)) < data)) {
            sums[e] += weights[tap.x + ROWS * tap.y] * seen[own.x + e + tap.x + HEIGHT * (own.y + tap.y)];
          }
        }
      }
    }
  }
  let at = begin + own;
  if (at.y < size.y) {
    for (var r = 0u; r < EACH; r++) {
      if (at.x + r < size.x) {
        y[at.x + r + size.x * at.y] = sums[r];
      }
    }
  }
}
