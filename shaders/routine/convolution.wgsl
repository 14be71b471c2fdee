// Part of a convolution: each thread finds some rows that follow one another, four in a vector, of some columns. Weights come in fours
// too: what is beyond a piece of the kernel is 0 there, which is right as long as all numbers are finite.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read> k: array<f32>;
@group(0) @binding(3) var<storage, read_write> y: array<f32>;
var<workgroup> seen: array<vec4<f32>, HEIGHT * WIDTH>;
var<workgroup> weights: array<vec4<f32>, FOURS * (COLS + 2u * BESIDE)>;
// Vectors of x that a thread asks for at once.
const AHEAD = 4u;
// Whether a number is not finite: then zeros for what lies outside of x or of the kernel will not do.
var<workgroup> strange: atomic<u32>;
fn look(v: vec4<f32>) {
  if (any((bitcast<vec4<u32>>(v) & vec4<u32>(0x7f800000u)) == vec4<u32>(0x7f800000u))) {
    atomicStore(&strange, 1u);
  }
}
@compute @workgroup_size(ACROSS * DOWN)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let data = P[0].xy;
  let size = P[0].zw;
  let kernel = P[1].xy;
  let begin = group * vec2<u32>(4u * QUADS * ACROSS, (BESIDE + 1u) * DOWN);
  let own = vec2<u32>(QUADS * (lid % ACROSS), (BESIDE + 1u) * (lid / ACROSS));
  clear_sums();
  if (lid == 0u) {
    atomicStore(&strange, 0u);
  }
  for (var q = 0u; q < kernel.y; q += COLS) {
    for (var p = 0u; p < kernel.x; p += 4u * FOURS) {
      let piece = min(kernel - vec2<u32>(p, q), vec2<u32>(4u * FOURS, COLS));
      let fours = (piece.x + 3u) / 4u;
      workgroupBarrier();
      // The kernel is turned, so that rows and columns of x go up with its own.
      let corner = begin + P[1].zw + vec2<u32>(p, q);
      let height = QUADS * ACROSS + fours;
      let corner_of_data = corner - (kernel - vec2<u32>(1u));
      let all_seen = height * ((BESIDE + 1u) * DOWN + piece.y - 1u);
      for (var i = lid; i < all_seen; i += AHEAD * ACROSS * DOWN) {
        var ahead: array<vec4<f32>, AHEAD>;
        for (var t = 0u; t < AHEAD; t++) {
          let at = i + t * ACROSS * DOWN;
          let place = corner_of_data + vec2<u32>(4u * (at % height), at / height);
          // What is before the first is beyond all.
          let fits = (at < all_seen) & (place.y < data.y);
          ahead[t] = vec4<f32>(0.0);
          for (var e = 0u; e < 4u; e++) {
            if (fits & (place.x + e < data.x)) {
              ahead[t][e] = x[place.x + e + data.x * place.y];
            }
          }
        }
        for (var t = 0u; t < AHEAD; t++) {
          let at = i + t * ACROSS * DOWN;
          if (at < all_seen) {
            seen[at % height + HEIGHT * (at / height)] = ahead[t];
            look(ahead[t]);
          }
        }
      }
      for (var i = lid; i < fours * (piece.y + 2u * BESIDE); i += ACROSS * DOWN) {
        let at = vec2<u32>(i % fours, i / fours);
        let column = at.y - BESIDE;
        var v = vec4<f32>(0.0);
        for (var e = 0u; e < 4u; e++) {
          if ((4u * at.x + e < piece.x) & (column < piece.y)) {
            let turned = kernel - vec2<u32>(1u) - vec2<u32>(p, q) - vec2<u32>(4u * at.x + e, column);
            v[e] = k[turned.x + kernel.x * turned.y];
          }
        }
        weights[at.x + FOURS * at.y] = v;
        look(v);
      }
      workgroupBarrier();
      if (atomicLoad(&strange) == 0u) {
        multiply(own, fours, piece.y + BESIDE);
      } else {
        for (var i = 0u; i < piece.x * piece.y; i++) {
          add_tap(own, vec2<u32>(i % piece.x, i / piece.x), corner, kernel, data);
        }
      }
    }
  }
  give(begin + vec2<u32>(4u, 1u) * own, size);
}
// What a weight makes of the elements under four rows, of which those are there that lie in x.
fn tapped(place: vec2<u32>, tap: vec2<u32>, corner: vec2<u32>, kernel: vec2<u32>, data: vec2<u32>) -> vec4<f32> {
  let weight = weights[tap.x / 4u + FOURS * (tap.y + BESIDE)][tap.x % 4u];
  var v = vec4<f32>(0.0);
  for (var e = 0u; e < 4u; e++) {
    let row = 4u * place.x + tap.x + e;
    let at = corner + vec2<u32>(row, place.y + tap.y);
    if (all(at + vec2<u32>(1u) >= kernel) & all(at - (kernel - vec2<u32>(1u)) < data)) {
      v[e] = weight * seen[row / 4u + HEIGHT * (place.y + tap.y)][row % 4u];
    }
  }
  return v;
}
fn give_four(v: vec4<f32>, at: vec2<u32>, size: vec2<u32>) {
  if (at.y < size.y) {
    for (var e = 0u; e < 4u; e++) {
      if (at.x + e < size.x) {
        y[at.x + e + size.x * at.y] = v[e];
      }
    }
  }
}
