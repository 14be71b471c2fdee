// Columns, convolved with a long column by transforms of pieces: two pieces of the result at a time, as the parts of complex numbers. What
// lies under a piece of the kernel is transformed, weighted and added up; what that is transformed back to is right where all of
// the piece lay on the data (overlap and save: T. G. Stockham, "High-speed convolution and correlation", 1966).
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read> k: array<f32>;
@group(0) @binding(3) var<storage, read> spectra: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read_write> y: array<f32>;
// Where the column is, and in it the first of the samples, which may lie before it: then it is beyond all.
var<private> column: vec2<u32>;
var<private> begin: u32;
// Whether results are whole.
var<private> rounds: bool;
fn given(place: u32) -> f32 {
  if (place < P[0].x) {
    return x[column.x + place];
  }
  return 0.0;
}
fn taken(sample: u32) -> vec2<f32> {
  let v = vec2<f32>(given(begin + sample), given(begin + sample + P[2].y));
  look(v.x);
  look(v.y);
  return v;
}
fn weighted(part: u32, sample: u32, z: vec2<f32>) -> vec2<f32> {
  return times(z, spectra[part * SIDE + sample]);
}
fn conjugate(z: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(z.x, -z.y);
}
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let piece = P[2].x;
  let found = P[2].y;
  let parts = P[1].y;
  let first = 2u * group.x * found;
  column = vec2<u32>((group.y + P[1].w) * P[0].x, group.y * P[0].z);
  clear_sums();
  for (var part = 0u; part <= parts; part++) {
    if (part < parts) {
      begin = first + P[1].z - part * piece - (piece - 1u);
      take(lid);
    } else {
      take_sums();
    }
    transform(lid);
    if (part < parts) {
      add(lid, part);
    }
  }
  look_together(lid);
  var far = is_far();
  var weight = 0.0;
  for (var part = 0u; part < parts; part++) {
    let kind = spectra[parts * SIDE + part];
    far = far | (kind.y == 2.0);
    parted = parted | select(1u, 0u, kind.y == 1.0);
    weight = max(weight, kind.x);
  }
  if (far) {
    for (var i = lid; (i < 2u * found) & (first + i < P[0].z); i += THREADS) {
      y[column.y + first + i] = direct(first + i + P[1].z);
    }
    return;
  }
  // Sums of whole numbers are whole: so are results where what rounding makes of them is less than a half.
  let size = f32(parts) * bitcast<f32>(largest) * weight * sqrt(f32(SIDE) * f32(P[1].x));
  rounds = (parted == 0u) & (size < 524288.0);
  begin = first;
  give(lid, 0u);
}
fn put(sample: u32, z: vec2<f32>) {
  if (sample + 1u >= P[2].x) {
    let row = begin + sample + 1u - P[2].x;
    let v = select(conjugate(z), round(conjugate(z)), rounds);
    if (row < P[0].z) {
      y[column.y + row] = v.x;
    }
    if (row + P[2].y < P[0].z) {
      y[column.y + row + P[2].y] = v.y;
    }
  }
}
fn direct(place: u32) -> f32 {
  var sum = 0.0;
  for (var tap = place - min(place, P[0].x - 1u); tap < min(place + 1u, P[1].x); tap++) {
    sum += k[tap] * x[column.x + place - tap];
  }
  return sum;
}
