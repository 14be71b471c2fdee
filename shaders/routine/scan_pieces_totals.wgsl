// First pass of a running fold of lanes that lie beside each other: the fold of each piece, a thread a piece of a lane.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> totals: array<Element>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  for (var lane = group.x * 64u + lid; lane < P[0].z; lane += P[2].x * 64u) {
    let way = course(lane);
    let begin = group.y * P[1].w;
    let end = min(begin + P[1].w, P[0].y);
    var sum = identity();
    var ahead: array<Element, 8>;
    for (var j = begin; j < end; j += 8u) {
      for (var r = 0u; r < 8u; r++) {
        ahead[r] = store(identity());
        if (j + r < end) {
          ahead[r] = x[way.x + way.y * (j + r)];
        }
      }
      for (var r = 0u; r < 8u; r++) {
        sum = join(sum, load(ahead[r]));
      }
    }
    totals[group.y * P[0].z + lane] = store(sum);
  }
}
