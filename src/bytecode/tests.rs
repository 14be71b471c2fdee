//! What the compiler makes is sound and says where values are read for the last time.

use super::*;
use crate::diag::SourceId;
use crate::syntax::{BinaryOp, parse};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn unit(text: &str) -> CompiledUnit {
    let parsed = parse(SourceId(0), text, &|_| false);
    assert!(parsed.errors.is_empty(), "{text}: {:?}", parsed.errors);
    compile(&parsed.ast, Known::default()).expect("the text compiles")
}

fn script(text: &str) -> Chunk {
    let body = unit(text).body.expect("there are statements");
    std::rc::Rc::try_unwrap(body).expect("nobody else has the chunk")
}

#[test]
fn the_verifier_sees_what_is_broken() {
    let broken = |change: fn(&mut Chunk)| {
        let mut chunk = script("x = 1; if x > 0, y = [x 2 * x]; end");
        assert_eq!(verify(&chunk), Ok(()));
        change(&mut chunk);
        verify(&chunk).expect_err("something is wrong")
    };
    assert!(
        broken(|c| c.code.iter_mut().filter_map(Instr::target_mut).for_each(|to| *to = 1000))
            .contains("way on")
    );
    assert!(broken(|c| *c.code.last_mut().unwrap() = Instr::ListNew).contains("way on"));
    assert!(broken(|c| c.registers = 1).contains("registers"));
    assert!(broken(|c| c.consts.clear()).contains("constant"));
    let message = broken(|c| {
        let a = Opd::reg(c.slots.len() as Reg);
        c.code[0] = Instr::Binary { op: BinaryOp::Power, dst: 0, a, b: a };
    });
    assert!(message.contains("empty here"), "{message}");
    let message = broken(|c| {
        let x = c.slot_of["x"];
        c.code[1] = Instr::Move { dst: 0, src: Opd::taken(x) };
        c.code[2] = Instr::Move { dst: 0, src: Opd::reg(x) };
    });
    assert!(message.contains("empty here"), "{message}");
}

/// The lines of a function's code that mention an instruction.
fn lines(text: &str, instr: &str) -> Vec<String> {
    let shown = disassemble(&unit(text));
    shown.lines().filter(|line| line.contains(instr)).map(str::to_owned).collect()
}

#[test]
fn last_uses_are_taken() {
    let taken = |text: &str, instr: &str| lines(text, instr).iter().any(|l| l.contains("r0!"));
    // r0 is the argument.
    assert!(taken("function r = f(v), r = g(v, 1); end", "Call2"));
    assert!(taken("function v = f(v), v = g(v); end", "Call1"));
    assert!(!taken("function r = f(v), r = g(v, v); end", "Call2"));
    assert!(!taken("function r = f(v), r = g(v); r = r + v; end", "Call1"));
    assert!(!taken("function v = f(v), g(v); end", "Call1"));
    // Another turn of the loop reads it again.
    assert!(!taken("function r = f(v), for k = 1:3, r = g(v); end, end", "Call1"));
    // So does the handler of an error.
    assert!(!taken("function r = f(v), try, r = g(v); catch, r = v; end, end", "Call1"));
    // What others may look at stays: globals, variables that are looked up by name, scripts.
    assert!(!taken("function r = f(v), global v, r = g(v); end", "Call1"));
    assert!(!taken("function r = f(v), r = g(v); eval('v'); end", "Call1"));
    assert!(!taken("v = 1; r = g(v);", "Call1"));
    let shared = "function r = f(v), r = g(v); function h(), v = 1; end, end";
    assert!(!taken(shared, "Call1"));
}

#[test]
fn a_loop_variable_outlives_its_loop() {
    let text = "function r = f(n), for k = 1:n, r = g(k); end, r = r + k; end";
    let read: Vec<String> = lines(text, "Call1");
    let k = disassemble(&unit(text));
    let k = k.lines().find_map(|l| l.trim().strip_suffix(" = k")).expect("k has a register");
    assert!(read.iter().all(|line| !line.contains(&format!("{k}!"))), "{read:?}");
}

#[test]
fn appending_is_seen() {
    assert_eq!(lines("x = []; x = [x 1];", "Append").len(), 1);
    assert_eq!(lines("x = []; x = [x; 1];", "Append").len(), 1);
    assert_eq!(lines("x = []; x = [1 x];", "Append").len(), 0);
    assert_eq!(lines("x = []; y = [x 1];", "Append").len(), 0);
    assert_eq!(lines("x = [x 1];", "Append").len(), 0);
    assert_eq!(lines("x = []; c = {}; x = [x c{:}];", "Append").len(), 0);
}
