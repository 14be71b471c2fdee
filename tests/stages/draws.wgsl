// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o1: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[3].x, P[3].y);
  let v5 = bitcast<f32>(P[4].z);
  for (var quad = (wid.x * 256u + lid) * 4u; quad < P[0].x; quad += P[1].z * 4u) {
    let kept_0 = quad + 0u;
    let kept_1 = quad + 1u;
    let kept_2 = quad + 2u;
    let kept_3 = quad + 3u;
    let v0_0 = kept_0;
    let v0_1 = kept_1;
    let v0_2 = kept_2;
    let v0_3 = kept_3;
    let v1_0 = random_uniform(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0_0);
    let v1_1 = random_uniform(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0_1);
    let v1_2 = random_uniform(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0_2);
    let v1_3 = random_uniform(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0_3);
    let v3_0 = f64_add(v1_0, v2);
    let v3_1 = f64_add(v1_1, v2);
    let v3_2 = f64_add(v1_2, v2);
    let v3_3 = f64_add(v1_3, v2);
    let words4 = random_quad(vec2<u32>(P[3].z, P[3].w), vec2<u32>(P[4].x, P[4].y), v0_0);
    let v4_0 = f32_normal(words4.x);
    let v4_1 = f32_normal(words4.y);
    let v4_2 = f32_normal(words4.z);
    let v4_3 = f32_normal(words4.w);
    let v6_0 = f32_mul(v4_0, v5);
    let v6_1 = f32_mul(v4_1, v5);
    let v6_2 = f32_mul(v4_2, v5);
    let v6_3 = f32_mul(v4_3, v5);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v3_0;
    }
    if (kept_1 < P[0].x) {
      o0[kept_1] = v3_1;
    }
    if (kept_2 < P[0].x) {
      o0[kept_2] = v3_2;
    }
    if (kept_3 < P[0].x) {
      o0[kept_3] = v3_3;
    }
    if (kept_0 < P[0].x) {
      o1[kept_0] = bitcast<u32>(v6_0);
    }
    if (kept_1 < P[0].x) {
      o1[kept_1] = bitcast<u32>(v6_1);
    }
    if (kept_2 < P[0].x) {
      o1[kept_2] = bitcast<u32>(v6_2);
    }
    if (kept_3 < P[0].x) {
      o1[kept_3] = bitcast<u32>(v6_3);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[3].x, P[3].y);
  let v5 = vec2<u32>(P[3].z, P[3].w);
  let v7 = vec2<u32>(P[4].x, P[4].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = kept;
    let v1 = random_uniform(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0);
    let v3 = f64_mul(v1, v2);
    let v4 = f64_floor(v3);
    let v6 = f64_add(v4, v5);
    let v8 = f64_least(v6, v7);
    o0[kept] = v8;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<f32>(P[3].x);
  for (var quad = (wid.x * 256u + lid) * 4u; quad < P[0].x; quad += P[1].z * 4u) {
    let kept_0 = quad + 0u;
    let kept_1 = quad + 1u;
    let kept_2 = quad + 2u;
    let kept_3 = quad + 3u;
    let v0_0 = kept_0;
    let v0_1 = kept_1;
    let v0_2 = kept_2;
    let v0_3 = kept_3;
    let words1 = random_quad(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0_0);
    let v1_0 = f32_uniform(words1.x);
    let v1_1 = f32_uniform(words1.y);
    let v1_2 = f32_uniform(words1.z);
    let v1_3 = f32_uniform(words1.w);
    let v3_0 = f32_lt(v1_0, v2);
    let v3_1 = f32_lt(v1_1, v2);
    let v3_2 = f32_lt(v1_2, v2);
    let v3_3 = f32_lt(v1_3, v2);
    if (kept_0 < P[0].x) {
      o0[kept_0] = select(0u, 1u, v3_0);
    }
    if (kept_1 < P[0].x) {
      o0[kept_1] = select(0u, 1u, v3_1);
    }
    if (kept_2 < P[0].x) {
      o0[kept_2] = select(0u, 1u, v3_2);
    }
    if (kept_3 < P[0].x) {
      o0[kept_3] = select(0u, 1u, v3_3);
    }
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = kept;
    let v1 = random_normal(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0);
    o0[kept] = v1;
  }
}

// group 4
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = kept;
    let v2 = random_uniform(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v1);
    let v3 = f64_mul(v0, v2);
    o0[kept] = v3;
  }
}
