// Where the elements of a block are that have a value: the bits of its words, of which one knows how many come before each.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read> before: array<u32>;
@group(0) @binding(3) var<storage, read_write> places: array<u32>;
// The words of the block, and how many places come before each.
var<workgroup> own: array<vec2<u32>, 128>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let block = min((wid.y + P[2].w) * P[0].w + wid.x + P[2].z, P[0].y - 1u);
  var word = 0u;
  if (lid < 128u) {
    word = words[block * 128u + lid];
  }
  let count = countOneBits(word);
  let before_word = fold_before(lid, count);
  if (lid < 128u) {
    own[lid] = vec2<u32>(word, before[block] + before_word);
  }
  workgroupBarrier();
  for (var r = 0u; r < 16u; r++) {
    let j = r * 256u + lid;
    let there = own[j / 32u];
    let bit = 1u << (j & 31u);
    let to = there.y + countOneBits(there.x & (bit - 1u));
    if (((there.x & bit) != 0u) & (to < P[1].x)) {
      places[to] = block * 4096u + j;
    }
  }
}
