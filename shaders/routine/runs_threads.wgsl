// The fold of each run in order, a thread a run: some elements a dispatch, on from what the one before has come to.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> ends: array<u32>;
@group(0) @binding(2) var<storage, read> x: array<Element>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let run = (wid.x + P[2].z) * 64u + lid;
  if (run < P[0].x) {
    var begin = 0u;
    if (run > 0u) {
      begin = ends[run - 1u];
    }
    let length = ends[run] - begin;
    let done = P[0].y;
    if (done == 0u || done < length) {
      var sum = identity();
      if (done > 0u) {
        sum = load(y[run]);
      }
      let to = begin + min(length, done + P[0].z);
      for (var k = begin + done; k < to; k++) {
        sum = join(sum, load(x[k]));
      }
      y[run] = store(sum);
    }
  }
}
