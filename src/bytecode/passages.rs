//! Passages: statements one after the other that do nothing but compute, so that what they capture can be kept as a
//! whole. Must not know what the names in them stand for.

use crate::syntax::{AccessKind, Assign, BinaryOp, Expr, ExprKind, Stmt, StmtKind};

/// Fewer operations are not worth an instruction.
const LEAST: usize = 8;

/// How many statements at the beginning of a block only compute, and whether they are worth being kept.
pub(super) fn first(block: &[Stmt]) -> (usize, bool) {
    let operations: Vec<usize> = block.iter().map_while(statement).collect();
    (operations.len(), operations.iter().sum::<usize>() >= LEAST)
}

/// The operations of an assignment to a variable that shows nothing.
fn statement(stmt: &Stmt) -> Option<usize> {
    match &stmt.kind {
        StmtKind::Assign(Assign { targets, value, .. }) if !stmt.print => match &targets[..] {
            [target] if target.name.is_some() && target.path.is_empty() => operations(value),
            _ => None,
        },
        _ => None,
    }
}

/// The operations and calls of an expression, where it has nothing else.
fn operations(e: &Expr) -> Option<usize> {
    match &e.kind {
        ExprKind::Number(_)
        | ExprKind::Text(_)
        | ExprKind::Name(_)
        | ExprKind::End
        | ExprKind::Colon => Some(0),
        ExprKind::Paren(inner) => operations(inner),
        ExprKind::Unary(_, inner) | ExprKind::Postfix(_, inner) => Some(1 + operations(inner)?),
        ExprKind::Binary(BinaryOp::AndAlso | BinaryOp::OrElse, ..) => None,
        ExprKind::Binary(_, a, b) => Some(1 + operations(a)? + operations(b)?),
        ExprKind::Range { start, step, stop } => {
            sum([start, stop].into_iter().chain(step).map(|part| &**part))
        }
        ExprKind::Index { base, path } => match (&base.kind, &path[..]) {
            (ExprKind::Name(_), [access]) => match &access.kind {
                AccessKind::Paren(args) => Some(1 + sum(args)?),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

fn sum<'e>(parts: impl IntoIterator<Item = &'e Expr>) -> Option<usize> {
    parts.into_iter().map(operations).sum()
}
