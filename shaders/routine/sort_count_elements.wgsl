@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> counts: array<u32>;
fn word(lane: u32, j: u32) -> u32 {
  return word_of(source(lane, j));
}
