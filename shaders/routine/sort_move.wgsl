// Moves places, and the words of their keys, to where their digits belong. The elements of a block are brought in order by their
// digits in the workgroup's memory first, so that what goes to one place goes in runs.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> order: array<u32>;
@group(0) @binding(3) var<storage, read> keys: array<u32>;
@group(0) @binding(4) var<storage, read> counts: array<u32>;
@group(0) @binding(5) var<storage, read> totals: array<u32>;
@group(0) @binding(6) var<storage, read_write> moved: array<u32>;
@group(0) @binding(7) var<storage, read_write> moved_keys: array<u32>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let lane = group.y;
  let begin = group.x * BLOCK;
  let here = min(BLOCK, P[0].y - begin);
  first = (lid / 32u) * 32u * EACH + (lid & 31u);
  take_words(lane, begin + first, 32u);
  for (var r = 0u; r < EACH; r++) {
    digits[r] = digit(words[r]);
  }
  find_spots(lid, lane, group.x, here);
  for (var r = 0u; r < EACH; r++) {
    if (first + r * 32u < here) {
      sorted[spots[r]] = words[r];
    }
  }
  take_places(lane, begin + first);
  workgroupBarrier();
  let base = lane * P[0].y;
  var to: array<u32, EACH>;
  for (var r = 0u; r < EACH; r++) {
    let i = r * THREADS + lid;
    if (i < here) {
      let w = sorted[i];
      to[r] = base + targets[digit(w)] + i;
      if (!is_last()) {
        moved_keys[to[r]] = w;
      }
    }
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    if (first + r * 32u < here) {
      sorted[spots[r]] = words[r];
    }
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    let i = r * THREADS + lid;
    if (i < here) {
      moved[to[r]] = sorted[i];
    }
  }
}
