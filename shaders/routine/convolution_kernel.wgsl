// The transforms of the pieces of a kernel, a group each; then the largest weight of each, and 1 where all are whole, 2 where they are far
// from 1.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> k: array<f32>;
@group(0) @binding(2) var<storage, read_write> spectra: array<vec2<f32>>;
var<private> begin: u32;
fn taken(sample: u32) -> vec2<f32> {
  var v = 0.0;
  if ((sample < P[2].x) & (begin + sample < P[1].x)) {
    v = k[begin + sample];
    look(v);
  }
  return vec2<f32>(v, 0.0);
}
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let part = wid.x + P[2].z;
  begin = part * P[2].x;
  take(lid);
  transform(lid);
  give(lid, part * SIDE);
  look_together(lid);
  if (lid == 0u) {
    let kind = select(1.0 - f32(parted), 2.0, is_far());
    spectra[P[1].y * SIDE + part] = vec2<f32>(bitcast<f32>(largest), kind);
  }
}
fn put(place: u32, z: vec2<f32>) {
  spectra[place] = z * (1.0 / f32(SIDE));
}
