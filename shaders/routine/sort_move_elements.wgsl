// Moves elements to where their digits belong, in order by their digits in the workgroup's memory first.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> counts: array<u32>;
@group(0) @binding(3) var<storage, read> totals: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<Element>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let lane = group.y;
  let begin = group.x * BLOCK;
  let here = min(BLOCK, P[0].y - begin);
  first = (lid / 32u) * 32u * EACH + (lid & 31u);
  let along = line_from(lane);
  var elements: array<Element, EACH>;
  for (var r = 0u; r < EACH; r++) {
    if (first + r * 32u < here) {
      elements[r] = x[along.x + along.y * (begin + first + r * 32u)];
    }
    digits[r] = digit(word_of(elements[r]));
  }
  find_spots(lid, lane, group.x, here);
  for (var r = 0u; r < EACH; r++) {
    if (first + r * 32u < here) {
      sorted[spots[r]] = digits[r];
    }
  }
  workgroupBarrier();
  let into = line_into(lane);
  var to: array<u32, EACH>;
  for (var r = 0u; r < EACH; r++) {
    let i = r * THREADS + lid;
    if (i < here) {
      to[r] = into.x + into.y * (targets[sorted[i]] + i);
    }
  }
  var parts: array<array<u32, EACH>, PARTS>;
  for (var part = 0u; part < PARTS; part++) {
    workgroupBarrier();
    for (var r = 0u; r < EACH; r++) {
      if (first + r * 32u < here) {
        sorted[spots[r]] = part_of(elements[r], part);
      }
    }
    workgroupBarrier();
    for (var r = 0u; r < EACH; r++) {
      let i = r * THREADS + lid;
      if (i < here) {
        parts[part][r] = sorted[i];
      }
    }
  }
  for (var r = 0u; r < EACH; r++) {
    if (r * THREADS + lid < here) {
      y[to[r]] = joined(parts[0][r], parts[PARTS - 1u][r]);
    }
  }
}
