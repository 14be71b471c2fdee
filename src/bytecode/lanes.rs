//! Functions of numbers, with branches and loops, as functions of whole arrays: a text in the language that computes for all
//! elements side by side what a function computes for each. Every element is a *lane*. Where lanes go different ways, all ways are
//! gone, and a mask of lanes says whose variables change; a loop goes round until no lane is left in it.
//! Must not know which functions exist, or how anything is computed.

use super::instr::Cmp;
use crate::syntax::{
    AccessKind, Assign, BinaryOp, Expr, ExprKind, FunctionDef, NumberLiteral, Parameter,
    Statements, Stmt, StmtKind, UnaryOp,
};
use std::collections::BTreeSet;
use std::fmt::Write;

/// What a name that is no variable is to such a function.
pub enum LaneMeaning<S> {
    /// Called with so many numbers it computes a number of them and does nothing else; of arrays, element by element.
    Elementwise {
        /// Between which numbers its result is real.
        real: (f64, f64),
    },
    /// Alone it is a number.
    Number,
    /// A function of the program, and where the names in it are looked up.
    Function(Box<FunctionDef>, S),
    /// Anything else.
    Other,
}

/// Who knows what names stand for, looked up in a scope `S`, by the number of their arguments.
pub trait Names<S> {
    /// What a name stands for.
    fn meaning(&mut self, scope: &S, name: &str, args: usize) -> LaneMeaning<S>;
}

/// Where most functions are real.
pub const EVERYWHERE: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);

/// The functions that the text of a function calls beside what that calls.
const CALLED: [&str; 5] = ["any", "conj", "max", "min", "mod"];

/// All names that the text uses for itself begin so.
const OWN: &str = "lane_";

/// So many functions are called from one at most.
const MOST_FUNCTIONS: usize = 24;

/// A text is no longer than this.
const MOST_TEXT: usize = 1 << 16;

/// The text of a function that computes, for arrays in place of numbers, what this one gives for each of their elements; its first
/// function takes the arrays, and as many more arguments as the function has parameters. None where a function does more than compute
/// numbers.
pub fn over_lanes<S: Clone + PartialEq>(
    function: &FunctionDef,
    scope: S,
    results: usize,
    names: &mut dyn Names<S>,
) -> Option<String> {
    if results == 0 || results > function.outs.len() {
        return None;
    }
    let mut all = Functions { names, known: Vec::new(), texts: Vec::new() };
    let first = all.function(function, scope)?;
    let params: Vec<String> = (1..=function.params.len()).map(|k| format!("{OWN}x{k}")).collect();
    let outs: Vec<String> = (1..=results).map(|k| format!("{OWN}y{k}")).collect();
    let (params, listed) = (params.join(", "), outs.join(", "));
    let mut text = format!("function [{listed}] = lanes({params})\n");
    let _ = writeln!(text, "  [{OWN}bad, {listed}] = {first}(true, {params});");
    let _ = writeln!(text, "  if any({OWN}bad(:)), lane_some([]); end");
    for out in &outs {
        let _ = writeln!(text, "  if isscalar({out}), {out} = repmat({out}, size({OWN}x1)); end");
    }
    text.push_str("end\n");
    all.texts.iter().for_each(|one| text.push_str(one));
    (text.len() <= MOST_TEXT).then_some(text)
}

/// The functions that are called, each of which becomes one of the text.
struct Functions<'a, S> {
    names: &'a mut dyn Names<S>,
    /// Name and scope of each, and what it is called in the text; None while it is written: then it calls itself.
    known: Vec<(String, S, Option<String>)>,
    texts: Vec<String>,
}

impl<S: Clone + PartialEq> Functions<'_, S> {
    /// The name of a function in the text.
    fn function(&mut self, function: &FunctionDef, scope: S) -> Option<String> {
        let name = &function.name.name;
        if let Some((_, _, own)) = self.known.iter().find(|(n, s, _)| n == name && *s == scope) {
            return own.clone();
        }
        if self.known.len() >= MOST_FUNCTIONS
            || !function.arguments.is_empty()
            || !function.nested.is_empty()
        {
            return None;
        }
        let at = self.known.len();
        self.known.push((name.clone(), scope.clone(), None));
        let (params, outs) = (plain(&function.params)?, plain(&function.outs)?);
        let mut variables: BTreeSet<String> = params.iter().chain(&outs).cloned().collect();
        assigned(&function.body, &mut variables)?;
        // A variable would stand in the place of what the text calls.
        if variables.iter().any(|name| name.starts_with(OWN) || CALLED.contains(&&**name)) {
            return None;
        }
        let mut body = Body {
            functions: self,
            scope,
            variables,
            given: params.iter().cloned().collect(),
            sure: Some(params.iter().cloned().collect()),
            sure_returned: None,
            text: String::new(),
            count: 0,
            returned: jumps(&function.body, &|kind| matches!(kind, StmtKind::Return))
                .then(|| format!("{OWN}returned")),
            loops: Vec::new(),
        };
        body.block(&function.body, &format!("{OWN}all"))?;
        let sure = meet(body.sure.take(), body.sure_returned.take())?;
        let (written, returned) = (std::mem::take(&mut body.text), body.returned.clone());
        if !outs.iter().all(|out| sure.contains(out)) {
            return None;
        }
        let own = format!("{OWN}f{at}");
        let listed = params.iter().fold(String::new(), |list, name| list + ", " + name);
        let results = outs.join(", ");
        let mut text = format!("function [{OWN}bad, {results}] = {own}({OWN}all{listed})\n");
        let _ = writeln!(text, "  {OWN}bad = false;");
        if let Some(returned) = returned {
            let _ = writeln!(text, "  {returned} = false;");
        }
        text.push_str(&written);
        text.push_str("end\n");
        self.texts.push(text);
        self.known[at].2 = Some(own.clone());
        Some(own)
    }
}

/// The names of parameters that are no more than names.
fn plain(params: &[Parameter]) -> Option<Vec<String>> {
    let name = |param: &Parameter| match (&param.name, &param.default) {
        (Some(name), None) if name != "varargin" && name != "varargout" => Some(name.clone()),
        _ => None,
    };
    params.iter().map(name).collect()
}

/// Adds the variables that statements assign to; None where one does more than compute.
fn assigned(body: &Statements, names: &mut BTreeSet<String>) -> Option<()> {
    for stmt in body {
        match &stmt.kind {
            StmtKind::Assign(assign) => {
                for target in &assign.targets {
                    if !target.path.is_empty() {
                        return None;
                    }
                    names.extend(target.name.iter().map(|name| name.name.clone()));
                }
            }
            StmtKind::If { branches, otherwise } => {
                for (_, body) in branches {
                    assigned(body, names)?;
                }
                otherwise.iter().try_for_each(|body| assigned(body, names))?;
            }
            StmtKind::Switch { cases, otherwise, .. } => {
                for (_, body) in cases {
                    assigned(body, names)?;
                }
                otherwise.iter().try_for_each(|body| assigned(body, names))?;
            }
            StmtKind::While { body, .. } => assigned(body, names)?,
            StmtKind::For { target, key: None, body, .. } if target.path.is_empty() => {
                names.insert(target.name.as_ref()?.name.clone());
                assigned(body, names)?;
            }
            StmtKind::Break | StmtKind::Continue | StmtKind::Return => {}
            _ => return None,
        }
    }
    Some(())
}

/// Whether statements have such a jump, those of loops within them left out where that is the loop's own.
fn jumps(body: &Statements, is: &dyn Fn(&StmtKind) -> bool) -> bool {
    body.iter().any(|stmt| match &stmt.kind {
        StmtKind::If { branches, otherwise } => {
            branches.iter().any(|(_, body)| jumps(body, is))
                || otherwise.as_ref().is_some_and(|body| jumps(body, is))
        }
        StmtKind::Switch { cases, otherwise, .. } => {
            cases.iter().any(|(_, body)| jumps(body, is))
                || otherwise.as_ref().is_some_and(|body| jumps(body, is))
        }
        StmtKind::While { body, .. } | StmtKind::For { body, .. } => {
            jumps(body, &|kind| matches!(kind, StmtKind::Return) && is(kind))
        }
        kind => is(kind),
    })
}

/// The variables that have a value, whichever way a lane has come; None where none comes.
type Sure = Option<BTreeSet<String>>;

/// What is sure where two ways meet.
fn meet(a: Sure, b: Sure) -> Sure {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.intersection(&b).cloned().collect()),
        (a, b) => a.or(b),
    }
}

/// A loop around a statement: the masks of lanes that have left it, and that have left its turn, and what was sure there.
struct Around {
    left: Option<String>,
    skipped: Option<String>,
    sure_left: Sure,
    sure_skipped: Sure,
}

struct Body<'a, 'b, S> {
    functions: &'a mut Functions<'b, S>,
    scope: S,
    variables: BTreeSet<String>,
    /// Variables that have a value in the text, maybe of other lanes, or the empty array where they have none yet.
    given: BTreeSet<String>,
    /// What every lane has a value in here, and where it returned.
    sure: Sure,
    sure_returned: Sure,
    text: String,
    count: usize,
    /// The mask of lanes that have returned.
    returned: Option<String>,
    loops: Vec<Around>,
}

impl<S: Clone + PartialEq> Body<'_, '_, S> {
    fn line(&mut self, line: &str) {
        self.text.push_str("  ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn own(&mut self, what: &str) -> String {
        self.count += 1;
        format!("{OWN}{what}{}", self.count)
    }

    /// Gives an expression a name.
    fn named(&mut self, what: &str, value: &str) -> String {
        let name = self.own(what);
        self.line(&format!("{name} = {value};"));
        name
    }

    /// Statements, for the lanes of a mask.
    fn block(&mut self, body: &Statements, mask: &str) -> Option<()> {
        let mut mask = mask.to_owned();
        for (k, stmt) in body.iter().enumerate() {
            self.statement(stmt, &mask)?;
            if k + 1 == body.len() {
                break;
            }
            let one = std::slice::from_ref(stmt).to_vec();
            let mut gone: Vec<String> = Vec::new();
            if jumps(&one, &|kind| matches!(kind, StmtKind::Return)) {
                gone.extend(self.returned.clone());
            }
            if let Some(around) = self.loops.last() {
                if jumps(&one, &|kind| matches!(kind, StmtKind::Break)) {
                    gone.extend(around.left.clone());
                }
                if jumps(&one, &|kind| matches!(kind, StmtKind::Continue)) {
                    gone.extend(around.skipped.clone());
                }
            }
            if !gone.is_empty() {
                let gone: Vec<String> = gone.iter().map(|name| format!(" & ~{name}")).collect();
                mask = self.named("m", &format!("{mask}{}", gone.concat()));
            }
        }
        Some(())
    }

    fn statement(&mut self, stmt: &Stmt, mask: &str) -> Option<()> {
        match &stmt.kind {
            StmtKind::Assign(assign) if !stmt.print => self.assign(assign, mask),
            StmtKind::If { branches, otherwise } => {
                let conditions = branches.iter().map(|(condition, body)| (condition, body));
                self.branches(conditions, otherwise.as_ref(), mask, &mut |body, condition, mask| {
                    body.truth(condition, mask)
                })
            }
            StmtKind::Switch { subject, cases, otherwise } => {
                let subject = self.expr(subject, mask)?;
                let subject = self.named("s", &subject);
                let conditions = cases.iter().map(|(case, body)| (case, body));
                self.branches(conditions, otherwise.as_ref(), mask, &mut |body, case, mask| {
                    let any: Option<Vec<String>> = match &case.kind {
                        ExprKind::Cell(rows) => {
                            rows.iter().flatten().map(|one| body.expr(one, mask)).collect()
                        }
                        _ => Some(vec![body.expr(case, mask)?]),
                    };
                    let any: Vec<String> =
                        any?.iter().map(|one| format!("({subject} == {one})")).collect();
                    (!any.is_empty()).then(|| any.join(" | "))
                })
            }
            StmtKind::While { condition, body } => self.while_loop(condition, body, mask),
            StmtKind::For { target, key: None, columns, body, .. } => {
                let name = target.name.as_ref()?.name.clone();
                self.for_loop(&name, columns, body, mask)
            }
            StmtKind::Return => {
                let returned = self.returned.clone()?;
                self.sure_returned = meet(self.sure_returned.take(), self.sure.take());
                self.line(&format!("{returned} = {returned} | {mask};"));
                Some(())
            }
            StmtKind::Break => {
                let sure = self.sure.take();
                let around = self.loops.last_mut()?;
                around.sure_left = meet(around.sure_left.take(), sure);
                let left = around.left.clone()?;
                self.line(&format!("{left} = {left} | {mask};"));
                Some(())
            }
            StmtKind::Continue => {
                let sure = self.sure.take();
                let around = self.loops.last_mut()?;
                around.sure_skipped = meet(around.sure_skipped.take(), sure);
                let skipped = around.skipped.clone()?;
                self.line(&format!("{skipped} = {skipped} | {mask};"));
                Some(())
            }
            _ => None,
        }
    }

    /// Branches, of which each lane takes the first whose condition holds.
    fn branches<'e>(
        &mut self,
        branches: impl Iterator<Item = (&'e Expr, &'e Statements)>,
        otherwise: Option<&Statements>,
        mask: &str,
        condition: &mut dyn FnMut(&mut Self, &Expr, &str) -> Option<String>,
    ) -> Option<()> {
        let mut rest = mask.to_owned();
        let mut behind: Sure = None;
        for (expr, body) in branches {
            let holds = condition(self, expr, &rest)?;
            let holds = self.named("c", &holds);
            let taken = self.named("m", &format!("{rest} & {holds}"));
            let before = self.sure.clone();
            self.block(body, &taken)?;
            behind = meet(behind, std::mem::replace(&mut self.sure, before));
            rest = self.named("m", &format!("{rest} & ~{holds}"));
        }
        if let Some(body) = otherwise {
            self.block(body, &rest)?;
        }
        self.sure = meet(behind, self.sure.take());
        Some(())
    }

    /// Variables of a loop that have no value before it are empty there.
    fn before_loop(&mut self, body: &Statements) -> Option<()> {
        let mut names = BTreeSet::new();
        assigned(body, &mut names)?;
        for name in names {
            if self.given.insert(name.clone()) {
                self.line(&format!("{name} = [];"));
            }
        }
        Some(())
    }

    fn around(&mut self, body: &Statements) -> Around {
        let mut flag = |what: &str, is: &dyn Fn(&StmtKind) -> bool| {
            jumps(body, is).then(|| self.named(what, "false"))
        };
        let left = flag("b", &|kind| matches!(kind, StmtKind::Break));
        let skipped = flag("k", &|kind| matches!(kind, StmtKind::Continue));
        Around { left, skipped, sure_left: None, sure_skipped: None }
    }

    /// The turn of a loop, for the lanes in `active`; afterwards those are left that take another.
    fn turn(&mut self, body: &Statements, active: &str) -> Option<()> {
        if let Some(skipped) = self.loops.last()?.skipped.clone() {
            self.line(&format!("{skipped} = false;"));
        }
        self.block(body, active)?;
        let skipped = self.loops.last_mut()?.sure_skipped.take();
        self.sure = meet(self.sure.take(), skipped);
        let returns = jumps(body, &|kind| matches!(kind, StmtKind::Return));
        let left = self.loops.last()?.left.clone();
        for gone in left.into_iter().chain(self.returned.clone().filter(|_| returns)) {
            self.line(&format!("{active} = {active} & ~{gone};"));
        }
        Some(())
    }

    fn while_loop(&mut self, condition: &Expr, body: &Statements, mask: &str) -> Option<()> {
        self.before_loop(body)?;
        let around = self.around(body);
        self.loops.push(around);
        let active = self.named("a", mask);
        let holds = self.truth(condition, &active)?;
        self.line(&format!("{active} = {active} & ({holds});"));
        let before = self.sure.clone();
        self.line(&format!("while any({active}(:))"));
        // Whether a lane is left is asked after some turns: those without one change nothing.
        self.line(&format!("for {OWN}turn = 1:8"));
        self.turn(body, &active)?;
        let holds = self.truth(condition, &active)?;
        self.line(&format!("{active} = {active} & ({holds});"));
        self.line("end");
        self.line("end");
        self.sure = meet(before, self.loops.pop()?.sure_left);
        Some(())
    }

    fn for_loop(
        &mut self,
        name: &str,
        columns: &Expr,
        body: &Statements,
        mask: &str,
    ) -> Option<()> {
        let ExprKind::Range { start, step, stop } = &strip(columns).kind else { return None };
        let mut bound = |expr: &Expr| {
            let value = self.expr(expr, mask)?;
            Some(format!("lane_number({value})"))
        };
        let mut range = bound(start)?;
        for next in step.iter().chain([stop]) {
            range = format!("{range}:{}", bound(next)?);
        }
        // One turn at least is sure.
        let range = self.named("r", &format!("lane_some({range})"));
        self.before_loop(body)?;
        if self.given.insert(name.to_owned()) {
            self.line(&format!("{name} = [];"));
        }
        let leaves = jumps(body, &|kind| matches!(kind, StmtKind::Break | StmtKind::Return));
        let around = self.around(body);
        self.loops.push(around);
        let active = self.named("a", mask);
        let counter = self.own("n");
        self.line(&format!("for {counter} = {range}"));
        self.line(&format!("{name} = lane_choose({active}, {counter}, {name});"));
        self.sure.iter_mut().for_each(|sure| {
            sure.insert(name.to_owned());
        });
        self.turn(body, &active)?;
        if leaves {
            self.line(&format!(
                "if mod({counter} - {range}(1), 8) == 0 && ~any({active}(:)), break, end"
            ));
        }
        self.line("end");
        let left = self.loops.pop()?.sure_left;
        self.sure = meet(self.sure.take(), left);
        Some(())
    }

    fn assign(&mut self, assign: &Assign, mask: &str) -> Option<()> {
        if let [target] = &assign.targets[..]
            && !assign.bracketed
        {
            let name = target.name.as_ref()?.name.clone();
            let mut value = self.expr(&assign.value, mask)?;
            if let Some(op) = assign.op {
                if !self.has(&name) {
                    return None;
                }
                value = self.binary(op, &name, &value, false, mask)?;
            }
            self.store(&name, &value, mask);
            return Some(());
        }
        // Several results of a function.
        let ExprKind::Index { base, path } = &strip(&assign.value).kind else { return None };
        let (ExprKind::Name(name), [access]) = (&base.kind, &path[..]) else { return None };
        let AccessKind::Paren(args) = &access.kind else { return None };
        let parts = self.call(name, args, mask, Some(assign.targets.len()))?;
        for (target, part) in assign.targets.iter().zip(parts.split(", ")) {
            if let Some(name) = &target.name {
                self.store(&name.name, part, mask);
            }
        }
        Some(())
    }

    /// Gives a variable a value in the lanes of a mask.
    fn store(&mut self, name: &str, value: &str, mask: &str) {
        self.sure.iter_mut().for_each(|sure| {
            sure.insert(name.to_owned());
        });
        match self.given.insert(name.to_owned()) {
            true => self.line(&format!("{name} = lane_choose({mask}, {value}, []);")),
            false => self.line(&format!("{name} = lane_choose({mask}, {value}, {name});")),
        }
    }

    /// Whether every lane has a value in a variable.
    fn has(&self, name: &str) -> bool {
        self.sure.as_ref().is_none_or(|sure| sure.contains(name))
    }

    /// A condition, as a mask.
    fn truth(&mut self, expr: &Expr, mask: &str) -> Option<String> {
        let value = self.expr(expr, mask)?;
        let is_truth = match &strip(expr).kind {
            ExprKind::Unary(UnaryOp::Not, _) => true,
            ExprKind::Binary(op, _, _) => is_truth(*op),
            _ => false,
        };
        if is_truth {
            return Some(value);
        }
        // What is not a number does not hold.
        let value = self.named("t", &value);
        Some(format!("({value} ~= 0 & {value} == {value})"))
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        a: &str,
        b: &str,
        whole: bool,
        mask: &str,
    ) -> Option<String> {
        let sign = match op {
            BinaryOp::MatrixTimes => ".*",
            BinaryOp::MatrixRightDivide => "./",
            BinaryOp::MatrixLeftDivide => ".\\",
            BinaryOp::Power | BinaryOp::MatrixPower if whole => ".^",
            BinaryOp::Power | BinaryOp::MatrixPower => {
                return Some(format!("(lane_safe({mask}, {a}) .^ lane_safe({mask}, {b}))"));
            }
            op => op.sign(),
        };
        Some(format!("({a} {sign} {b})"))
    }

    fn expr(&mut self, expr: &Expr, mask: &str) -> Option<String> {
        Some(match &expr.kind {
            ExprKind::Number(NumberLiteral::Real(x)) => format!("{x:?}"),
            ExprKind::Name(name) if self.variables.contains(name) => {
                self.has(name).then(|| name.clone())?
            }
            ExprKind::Name(name) => match self.functions.names.meaning(&self.scope, name, 0) {
                LaneMeaning::Number => name.clone(),
                _ => return None,
            },
            ExprKind::Paren(inner) => self.expr(inner, mask)?,
            ExprKind::Unary(op, inner) => {
                format!("({}{})", op.sign(), self.expr(inner, mask)?)
            }
            ExprKind::Postfix(_, inner) => format!("conj({})", self.expr(inner, mask)?),
            ExprKind::Binary(op @ (BinaryOp::AndAlso | BinaryOp::OrElse), a, b) => {
                let first = self.truth(a, mask)?;
                let first = self.named("c", &first);
                let (others, sign) = match op {
                    BinaryOp::AndAlso => (format!("{mask} & {first}"), "&"),
                    _ => (format!("{mask} & ~{first}"), "|"),
                };
                let others = self.named("m", &others);
                let second = self.truth(b, &others)?;
                format!("({first} {sign} {second})")
            }
            ExprKind::Binary(op, a, b) => {
                let whole = matches!(strip(b).kind,
                    ExprKind::Number(NumberLiteral::Real(x)) if x == x.trunc());
                let (a, b) = (self.expr(a, mask)?, self.expr(b, mask)?);
                self.binary(*op, &a, &b, whole, mask)?
            }
            ExprKind::Index { base, path } => {
                let (ExprKind::Name(name), [access]) = (&base.kind, &path[..]) else { return None };
                let AccessKind::Paren(args) = &access.kind else { return None };
                self.call(name, args, mask, None)?
            }
            _ => return None,
        })
    }

    /// A function that is complex elsewhere, of numbers for which it is real; lanes with others are noted. Whether there are any
    /// is asked once, at the end, and not for each such call.
    fn within(&mut self, name: &str, value: &str, (least, most): (f64, f64), mask: &str) -> String {
        let value = self.named("t", value);
        let (mut beyond, mut inner) = (Vec::new(), value.clone());
        if least.is_finite() {
            beyond.push(format!("{value} < {least:?}"));
            inner = format!("max({inner}, {least:?})");
        }
        if most.is_finite() {
            beyond.push(format!("{value} > {most:?}"));
            inner = format!("min({inner}, {most:?})");
        }
        let beyond = beyond.join(" | ");
        self.line(&format!("{OWN}bad = {OWN}bad | ({mask} & ({beyond}));"));
        // What is not a number stays that.
        format!("lane_choose({value} == {value}, {name}({inner}), {value})")
    }

    /// A call of a function; where several results are wanted, their names.
    fn call(
        &mut self,
        name: &str,
        args: &[Expr],
        mask: &str,
        results: Option<usize>,
    ) -> Option<String> {
        if self.variables.contains(name) {
            return None;
        }
        let meaning = self.functions.names.meaning(&self.scope, name, args.len());
        let values: Option<Vec<String>> = args.iter().map(|arg| self.expr(arg, mask)).collect();
        let values = values?;
        match meaning {
            LaneMeaning::Elementwise { real } if results.is_none() => match &values[..] {
                [] => None,
                [value] if real != EVERYWHERE => Some(self.within(name, value, real, mask)),
                values => Some(format!("{name}({})", values.join(", "))),
            },
            LaneMeaning::Function(function, scope) => {
                let enough = function.outs.len() >= results.unwrap_or(1);
                if function.params.len() != values.len() || !enough {
                    return None;
                }
                let own = self.functions.function(&function, scope)?;
                let listed = values.iter().fold(String::new(), |list, v| list + ", " + v);
                let bad = self.own("e");
                let parts: Vec<String> = (0..results.unwrap_or(1)).map(|_| self.own("t")).collect();
                let parts = parts.join(", ");
                self.line(&format!("[{bad}, {parts}] = {own}({mask}{listed});"));
                self.line(&format!("{OWN}bad = {OWN}bad | {bad};"));
                Some(parts)
            }
            _ => None,
        }
    }
}

/// Whether an operator gives truth values.
fn is_truth(op: BinaryOp) -> bool {
    Cmp::of(op).is_some()
        || matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::AndAlso | BinaryOp::OrElse)
}

/// An expression without parentheses around it.
fn strip(expr: &Expr) -> &Expr {
    match &expr.kind {
        ExprKind::Paren(inner) => strip(inner),
        _ => expr,
    }
}
