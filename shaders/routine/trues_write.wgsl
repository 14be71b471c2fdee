// Where the elements of a block are that have a value. They are the bits of words, of which one knows how many come before each.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> mask: array<u32>;
@group(0) @binding(2) var<storage, read> before: array<u32>;
@group(0) @binding(3) var<storage, read_write> places: array<u32>;
var<workgroup> words: array<atomic<u32>, 128>;
var<workgroup> sums: array<u32, 128>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let block = (wid.y + P[2].w) * P[0].w + wid.x + P[2].z;
  let first = block * 4096u;
  if (lid < 128u) {
    atomicStore(&words[lid], 0u);
  }
  workgroupBarrier();
  for (var r = 0u; r < 16u; r++) {
    let j = r * 256u + lid;
    if (first + j < P[0].x) {
      if ((mask[first + j] != 0u) == (P[0].z != 0u)) {
        atomicOr(&words[j / 32u], 1u << (j & 31u));
      }
    }
  }
  workgroupBarrier();
  var own = 0u;
  if (lid < 128u) {
    own = countOneBits(atomicLoad(&words[lid]));
    sums[lid] = own;
  }
  workgroupBarrier();
  for (var far = 1u; far < 128u; far <<= 1u) {
    var mine = 0u;
    if (lid < 128u) {
      mine = sums[lid];
      if (lid >= far) {
        mine += sums[lid - far];
      }
    }
    workgroupBarrier();
    if (lid < 128u) {
      sums[lid] = mine;
    }
    workgroupBarrier();
  }
  let start = before[min(block, P[0].y - 1u)];
  for (var r = 0u; r < 16u; r++) {
    let j = r * 256u + lid;
    let word = atomicLoad(&words[j / 32u]);
    let bit = 1u << (j & 31u);
    let to = start + sums[j / 32u] - countOneBits(word & ~(bit - 1u));
    if (((word & bit) != 0u) & (to < P[1].x)) {
      places[to] = first + j;
    }
  }
}
