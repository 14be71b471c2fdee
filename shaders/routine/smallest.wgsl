// The first few of lanes that lie side by side, by one group.
var<workgroup> best: array<Key, 256>;
var<workgroup> best_places: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let lane = group.x * BESIDE + lid % BESIDE;
  let there = lane < P[0].z;
  let thread = lid / BESIDE;
  let each = 256u / BESIDE;
  // In their order, with what comes last where there is nothing yet.
  var keys: array<Key, KEPT>;
  var places: array<u32, KEPT>;
  for (var i = 0u; i < KEPT; i++) {
    keys[i] = last_key();
    places[i] = 0xffffffffu;
  }
  var worst = last_key();
  var worst_place = 0xffffffffu;
  if (there) {
    let along = line(lane);
    let end = last_candidate(group.y);
    for (var j = group.y * P[1].z + thread; j < end; j += each) {
      let at = candidate(lane, j);
      if (at != 0xffffffffu) {
        let k = sort_key(x[along.x + along.y * at]);
        if (before(k, at, worst, worst_place)) {
          var i = KEPT - 1u;
          while (i > 0u && before(k, at, keys[max(i, 1u) - 1u], places[max(i, 1u) - 1u])) {
            keys[i] = keys[i - 1u];
            places[i] = places[i - 1u];
            i--;
          }
          keys[i] = k;
          places[i] = at;
          worst = keys[KEPT - 1u];
          worst_place = places[KEPT - 1u];
        }
      }
    }
  }
  var head = 0u;
  for (var r = 0u; r < P[1].w; r++) {
    let mine = min(head, KEPT - 1u);
    best[lid] = select(keys[mine], last_key(), head >= KEPT);
    best_places[lid] = select(places[mine], 0xffffffffu, head >= KEPT);
    workgroupBarrier();
    for (var half = each / 2u; half > 0u; half >>= 1u) {
      if (thread < half) {
        let other = lid + half * BESIDE;
        if (before(best[other], best_places[other], best[lid], best_places[lid])) {
          best[lid] = best[other];
          best_places[lid] = best_places[other];
        }
      }
      workgroupBarrier();
    }
    let first = best_places[lid % BESIDE];
    if (first == places[mine]) {
      head++;
    }
    if (there & (thread == 0u)) {
      give(lane, group.y, r, first);
    }
    workgroupBarrier();
  }
}
