// Part of a convolution. Where a column's rows lie in the memory of a group, every 32nd place is left out, so that threads
// four rows apart use other banks.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read> k: array<f32>;
@group(0) @binding(3) var<storage, read_write> y: array<f32>;
var<workgroup> seen: array<f32, ROOM>;
var<workgroup> weights: array<f32, WEIGHTS>;
// Whether a weight is not finite: then zeros for what lies outside of x will not do.
var<workgroup> strange: atomic<u32>;
fn spread(i: u32) -> u32 {
  return i + (i >> 5u);
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let data = P[0].xy;
  let size = P[0].zw;
  let kernel = P[1].xy;
  let begin = group * vec2<u32>(4u * ACROSS, DOWN);
  let own = vec2<u32>(4u * (lid % ACROSS), lid / ACROSS);
  var sums = vec4<f32>(0.0);
  for (var q = 0u; q < kernel.y; q += COLS) {
    for (var p = 0u; p < kernel.x; p += ROWS) {
      let piece = min(kernel - vec2<u32>(p, q), vec2<u32>(ROWS, COLS));
      workgroupBarrier();
      // The kernel is turned, so that rows and columns of x go up with its own.
      let corner = begin + P[1].zw + vec2<u32>(p, q);
      for (var i = lid; i < HEIGHT * WIDTH; i += 256u) {
        // Counted from before the first row and column, so that nothing is negative.
        let at = corner + vec2<u32>(i % HEIGHT, i / HEIGHT);
        let there = at - (kernel - vec2<u32>(1u));
        var v = 0.0;
        if (all(at + vec2<u32>(1u) >= kernel) & all(there < data)) {
          v = x[there.x + data.x * there.y];
        }
        seen[spread(i)] = v;
      }
      if (lid < piece.x * piece.y) {
        let at = vec2<u32>(lid % piece.x, lid / piece.x);
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
        var under = vec4<f32>(seen[spread(first)], seen[spread(first + 1u)],
                              seen[spread(first + 2u)], seen[spread(first + 3u)]);
        for (var r = 0u; r < piece.x; r++) {
          sums += weights[r + ROWS * c] * under;
          under = vec4<f32>(under.yzw, seen[spread(first + r + 4u)]);
        }
      }
      for (var i = 0u; i < select(0u, piece.x * piece.y, careful); i++) {
        let tap = vec2<u32>(i % piece.x, i / piece.x);
        for (var e = 0u; e < 4u; e++) {
          let at = corner + own + tap + vec2<u32>(e, 0u);
          if (all(at + vec2<u32>(1u) >= kernel) & all(at - (kernel - vec2<u32>(1u)) < data)) {
            sums[e] += weights[tap.x + ROWS * tap.y] * seen[spread(own.x + e + tap.x + HEIGHT * (own.y + tap.y))];
          }
        }
      }
    }
  }
  let at = begin + own;
  if (at.y < size.y) {
    for (var r = 0u; r < 4u; r++) {
      if (at.x + r < size.x) {
        y[at.x + r + size.x * at.y] = sums[r];
      }
    }
  }
}
