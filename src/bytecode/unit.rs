//! From a tree to a unit: its functions, its statements, its class.

use super::chunk::CompiledUnit;
use super::class::compile_class;
use super::compile::{Known, compile_function, compile_script};
use crate::diag::Result;
use crate::syntax::Ast;
use std::rc::Rc;

/// Compiles a tree.
pub fn compile(ast: &Ast, known: Known<'_>) -> Result<CompiledUnit> {
    let mut functions = Vec::with_capacity(ast.functions.len());
    for function in &ast.functions {
        functions.push(Rc::new(compile_function(function, ast, None)?));
    }
    let body = if ast.class.is_some() || ast.function_file && ast.body.is_empty() {
        None
    } else {
        Some(Rc::new(compile_script(&ast.body, ast, known)?))
    };
    let class = match &ast.class {
        Some(class) => Some(Rc::new(compile_class(class, ast)?)),
        None => None,
    };
    Ok(CompiledUnit { body, functions, class })
}
