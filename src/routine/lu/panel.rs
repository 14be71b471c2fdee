//! The text of the factors of a block whose rows threads hold in registers, eight rows and eight columns at a time. Must not know
//! passes.

use crate::wgsl::shader;
use std::fmt::Write;

/// Columns that are held at a time, and rows of a thread.
const HELD: u32 = 8;
/// Rows that a group holds.
pub(super) const ROWS: u32 = 256 * HELD;

/// The text.
pub(super) fn text() -> String {
    let main = shader!("routine/lu_panel_held.wgsl");
    let mut held = String::new();
    let each = |of: &dyn Fn(u32) -> String| (0..HELD).map(of).collect::<String>();
    line(&mut held, &each(&|c| format!("    var v{c}: array<f32, {HELD}>;\n")));
    // A column that is not there has zeros, so that nothing becomes of it.
    line(&mut held, &format!("    for (var r = 0u; r < {HELD}u; r++) {{"));
    line(&mut held, "      let i = base + lid + 256u * r;\n      at[r] = select(NONE, i, i < n);");
    for c in 0..HELD {
        let there = format!("      if ((i < n) & ({c}u < wide)) {{");
        let load = format!("        v{c}[r] = a[(base + {c}u) * n + i];");
        line(&mut held, &format!("{there}\n{load}\n      }}"));
    }
    line(&mut held, "    }");
    for c in 0..HELD {
        column(&mut held, c);
    }
    line(&mut held, &format!("    for (var r = 0u; r < {HELD}u; r++) {{\n      if (at[r] < n) {{"));
    for c in 0..HELD {
        let store = format!("          a[(base + {c}u) * n + at[r]] = v{c}[r];");
        line(&mut held, &format!("        if ({c}u < wide) {{\n{store}\n        }}"));
    }
    line(&mut held, "        if (at[r] < base + 8u) {\n          let up = (at[r] - base) * 8u;");
    line(&mut held, &each(&|c| format!("          corner[up + {c}u] = v{c}[r];\n")));
    line(&mut held, "        }\n      }\n    }");
    let mut below = String::new();
    for c in 0..HELD {
        let row = format!("top[{}u + c]", 32 * c);
        line(&mut below, &format!("        let t{c} = vec2<f32>({row}, top[{}u + d]);", 32 * c));
    }
    line(&mut below, &format!("        for (var r = 0u; r < {HELD}u; r++) {{"));
    line(&mut below, &each(&|c| format!("          rest[r] -= v{c}[r] * t{c};\n")));
    line(&mut below, "        }");
    main.replace("    //- held\n", &held).replace("        //- below\n", &below)
}

fn line(text: &mut String, of: &str) {
    // A string takes everything.
    let _ = writeln!(text, "{of}");
}

/// The lines that factor a column: its pivot is found, the pivot's row told to all, and what is below loses its product.
fn column(text: &mut String, c: u32) {
    let rows = format!("for (var r = 0u; r < {HELD}u; r++) {{");
    line(text, &format!("    if ({c}u < wide) {{\n      let d = base + {c}u;"));
    line(text, &format!("      var mine = vec2<u32>(0u, d);\n      {rows}"));
    line(text, &format!("        mine = better(mine, candidate(v{c}[r], at[r], d));\n      }}"));
    line(text, &format!("      let best = chosen(lid, mine);\n      {rows}"));
    line(text, "        if (at[r] == best.y) {");
    for k in c..HELD {
        line(text, &format!("          row[{k}] = v{k}[r];"));
    }
    line(text, "        }\n      }\n      workgroupBarrier();");
    line(text, &format!("      let pivot = row[{c}];"));
    for k in c + 1..HELD {
        line(text, &format!("      let r{k} = row[{k}];"));
    }
    line(text, &format!("      {rows}\n        at[r] = exchanged(at[r], d, best.y);"));
    line(text, "        if (at[r] > d) {");
    line(text, &format!("          let f = select(v{c}[r] / pivot, v{c}[r], pivot == 0.0);"));
    line(text, &format!("          v{c}[r] = f;"));
    for k in c + 1..HELD {
        line(text, &format!("          v{k}[r] -= f * r{k};"));
    }
    line(text, "        }\n      }");
    line(
        text,
        "      if (lid == 0u) {\n        pivots[d] = best.y;\n        odd ^= u32(best.y != d);",
    );
    line(
        text,
        "        fails = select(fails, d + 1u, fails == 0u && best.x <= 1u);\n      }\n    }",
    );
}
