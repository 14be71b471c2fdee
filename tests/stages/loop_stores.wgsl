// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = vec2<u32>(P[2].x, P[2].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    if (kept_0 < P[0].x) {
      o0[kept_0] = v0;
    }
    if (kept_1 < P[0].x) {
      o0[kept_1] = v0;
    }
    if (kept_2 < P[0].x) {
      o0[kept_2] = v0;
    }
    if (kept_3 < P[0].x) {
      o0[kept_3] = v0;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[3].w, P[4].x);
  let v4 = vec2<u32>(P[4].y, P[4].z);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let c0 = kept;
    let v0 = a0[P[2].y + P[2].z * c0];
    var carried0: vec2<u32> = v0;
    var now = 0u;
    for (; now < P[0].z; now++) {
      let time = now;
      let v2 = carried0;
      let v3 = f64_mul(v1, v2);
      let v5 = f64_sub(v4, v2);
      let v6 = f64_mul(v3, v5);
      let next0 = v6;
      o0[P[3].x + P[3].y * c0 + P[3].z * time] = v6;
      carried0 = next0;
    }
  }
}
