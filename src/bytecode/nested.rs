//! Functions within functions: which variables they share with the functions around them, and which
//! functions they can call by name.
//!
//! A name belongs to the outermost function of a family in whose own text it stands, unless it is an
//! argument or a result of a function further in.

use super::chunk::SharedPlace;
use super::names::{Names, collect_arguments};
use crate::syntax::FunctionDef;
use std::collections::{HashMap, HashSet};

/// What a function offers to those within it; places are counted from itself.
#[derive(Clone, Default)]
pub(super) struct Family {
    /// The functions that can be called by name.
    pub functions: HashMap<String, SharedPlace>,
    /// The variables that are shared.
    pub variables: HashMap<String, SharedPlace>,
    /// How many of them are its own.
    pub cells: usize,
}

fn own_names(function: &FunctionDef) -> HashSet<&str> {
    function.params.iter().chain(&function.outs).filter_map(|p| p.name.as_deref()).collect()
}

/// The names in a function's text, without the functions within it.
pub(super) fn names_of(function: &FunctionDef) -> Names {
    let mut names = Names::default();
    let declared = function.params.iter().chain(&function.outs);
    declared.filter_map(|p| p.name.as_ref()).for_each(|name| names.assign(name));
    names.assign("ans");
    function.params.iter().filter_map(|p| p.default.as_ref()).for_each(|e| names.expr(e));
    collect_arguments(function, &mut names);
    names.block(&function.body);
    names
}

/// The names that a function and those within it take from around it.
fn free_names(function: &FunctionDef) -> Names {
    let own = own_names(function);
    let mut free = Names::default();
    let mut add = |names: &Names| {
        for name in names.mentioned.iter().filter(|n| !own.contains(n.as_str()) && *n != "ans") {
            free.mention(name);
            if names.assigned.contains(name) {
                free.assign(name);
            }
        }
    };
    add(&names_of(function));
    function.nested.iter().for_each(|nested| add(&free_names(nested)));
    free
}

impl Family {
    /// What a function offers, given what the one around it does. Shared names become variables of it.
    pub(super) fn of(function: &FunctionDef, names: &mut Names, around: Option<&Family>) -> Family {
        let own = own_names(function);
        let mut family = Family::default();
        for (name, place) in around.iter().flat_map(|f| &f.functions) {
            family.functions.insert(name.clone(), outwards(*place));
        }
        for (name, place) in around.iter().flat_map(|f| &f.variables) {
            if !own.contains(name.as_str()) {
                family.variables.insert(name.clone(), outwards(*place));
            }
        }
        for (index, nested) in function.nested.iter().enumerate() {
            family.functions.insert(nested.name.name.clone(), SharedPlace { hops: 0, index });
        }
        let within: Vec<Names> = function.nested.iter().map(free_names).collect();
        for name in &names.mentioned {
            let assigned = |n: &Names| n.assigned.contains(name);
            let wanted = within.iter().any(|n| n.mentioned.contains(name));
            let variable = assigned(names) || within.iter().any(assigned);
            if wanted && variable && !family.variables.contains_key(name) {
                let place = SharedPlace { hops: 0, index: family.cells };
                family.variables.insert(name.clone(), place);
                family.cells += 1;
            }
        }
        let shared: Vec<String> =
            names.mentioned.iter().filter(|n| family.variables.contains_key(*n)).cloned().collect();
        shared.iter().for_each(|name| names.assign(name));
        family
    }
}

fn outwards(place: SharedPlace) -> SharedPlace {
    SharedPlace { hops: place.hops + 1, ..place }
}
