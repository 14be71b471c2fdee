//! How a computed node could be computed once more, should the storage with its elements be lost.
//! Must not know whose storage that is: who computes nodes says when it is gone.
//!
//! A node that is computed lets its inputs go, and with them their storage. What stays is a *recipe*: the
//! same graph without storage, down to generators, numbers and arrays of the host. Recipes are plain data and
//! keep nothing but those arrays. Elements that lie on the host end a recipe, and so does [`Recipe::keep`] where
//! one has grown long.

use super::Graph;
use super::node::{Facts, Kind, Node, NodeId};
use crate::value::{Array, ElemType, Shape};
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

type Recipes = SmallVec<[Rc<Recipe>; 2]>;

/// How a node's elements come about. A node has one as long as anybody asks for it: two would make two nodes
/// of one number.
#[derive(Debug)]
pub struct Recipe {
    id: NodeId,
    kind: Kind,
    ty: ElemType,
    shape: Shape,
    facts: Facts,
    /// The node itself, as long as somebody else holds it.
    node: RefCell<Weak<Node>>,
    made_of: RefCell<MadeOf>,
    depth: Cell<u32>,
}

#[derive(Debug)]
enum MadeOf {
    Inputs(Recipes),
    Elements(Rc<Array>),
    /// It was never known, or given up.
    Nothing,
}

impl Recipe {
    fn new(node: &Rc<Node>, made_of: MadeOf) -> Rc<Recipe> {
        let depth = match &made_of {
            MadeOf::Inputs(all) => 1 + all.iter().map(|r| r.depth.get()).max().unwrap_or(0),
            _ => 0,
        };
        Rc::new(Recipe {
            id: node.id,
            kind: node.kind.clone(),
            ty: node.ty,
            shape: node.shape.clone(),
            facts: node.facts,
            node: RefCell::new(Rc::downgrade(node)),
            made_of: RefCell::new(made_of),
            depth: Cell::new(depth),
        })
    }

    /// A node in the place of the one that is gone.
    fn node(self: &Rc<Recipe>, inputs: SmallVec<[Rc<Node>; 2]>) -> Rc<Node> {
        let (kind, shape) = (self.kind.clone(), self.shape.clone());
        let node = Rc::new(Node::new(self.id, kind, self.ty, shape, inputs, self.facts));
        match &*self.made_of.borrow() {
            MadeOf::Inputs(_) => {}
            MadeOf::Elements(array) => node.set_host(array.clone()),
            MadeOf::Nothing => node.unknown(),
        }
        *node.recipe.borrow_mut() = Some(self.clone());
        *self.node.borrow_mut() = Rc::downgrade(&node);
        node
    }

    /// The longest way down to something that needs no input.
    pub fn depth(&self) -> u32 {
        self.depth.get()
    }

    /// Whether it keeps a host array.
    pub fn is_pinning(&self) -> bool {
        matches!(&*self.made_of.borrow(), MadeOf::Elements(_))
    }

    /// The host array that it keeps.
    pub fn pinned(&self) -> Option<Rc<Array>> {
        match &*self.made_of.borrow() {
            MadeOf::Elements(array) => Some(array.clone()),
            _ => None,
        }
    }

    /// Ends it: these are the elements. Without any, what is lost from here on stays lost.
    pub fn keep(&self, elements: Option<Rc<Array>>) {
        let made_of = elements.map_or(MadeOf::Nothing, MadeOf::Elements);
        self.depth.set(0);
        unlink(self.made_of.replace(made_of));
    }
}

impl Drop for Recipe {
    fn drop(&mut self) {
        unlink(self.made_of.replace(MadeOf::Nothing));
    }
}

/// Drops a recipe's inputs without recursing, however long the chain behind them is.
fn unlink(made_of: MadeOf) {
    let MadeOf::Inputs(all) = made_of else { return };
    // Most are held by somebody else, and then there is nothing to remember.
    let mut stack: Vec<Rc<Recipe>> = Vec::new();
    let drops = |recipe: &Rc<Recipe>| Rc::strong_count(recipe) == 1;
    stack.extend(all.into_iter().filter(drops));
    while let Some(recipe) = stack.pop() {
        if let MadeOf::Inputs(more) = recipe.made_of.replace(MadeOf::Nothing) {
            stack.extend(more.into_iter().filter(drops));
        }
    }
}

/// The recipe of a node that is about to be computed, or of one that has been. It stays with the node until
/// its elements come to the host. New host arrays that recipes keep from now on are added to `pins`.
pub fn recipe_of(node: &Rc<Node>, pins: &mut Vec<Weak<Array>>) -> Rc<Recipe> {
    if let Some(known) = &*node.recipe.borrow() {
        return known.clone();
    }
    if let Some(inputs) = recipes_of_inputs(node) {
        let recipe = Recipe::new(node, MadeOf::Inputs(inputs));
        *node.recipe.borrow_mut() = Some(recipe.clone());
        return recipe;
    }
    // Inputs first, without recursing.
    let mut stack = vec![(node.clone(), false)];
    while let Some((n, entered)) = stack.pop() {
        if n.recipe.borrow().is_some() {
            continue;
        }
        let made = if let Some(array) = n.host() {
            pins.push(Rc::downgrade(&array));
            MadeOf::Elements(array)
        } else if n.is_ready() {
            MadeOf::Nothing
        } else if entered {
            let inputs = n.inputs();
            MadeOf::Inputs(inputs.iter().filter_map(|i| i.recipe.borrow().clone()).collect())
        } else {
            stack.push((n.clone(), true));
            stack.extend(n.inputs().into_iter().map(|i| (i, false)));
            continue;
        };
        *n.recipe.borrow_mut() = Some(Recipe::new(&n, made));
    }
    let recipe = node.recipe.borrow().clone();
    recipe.unwrap_or_else(|| Recipe::new(node, MadeOf::Nothing))
}

/// What a pending node's recipe is made of, where all of that has been asked for before.
fn recipes_of_inputs(node: &Node) -> Option<Recipes> {
    if node.is_ready() {
        return None;
    }
    node.borrow_inputs().iter().map(|i| i.recipe.borrow().clone()).collect()
}

impl Graph {
    /// Makes computed nodes whose elements lie nowhere any more pending again, and what they are made of.
    /// Those whose recipe was given up stay without elements.
    pub fn revive(&mut self, lost: impl IntoIterator<Item = Rc<Node>>) {
        let mut stack: Vec<Rc<Node>> = lost.into_iter().collect();
        while let Some(n) = stack.pop() {
            if !n.is_ready() || n.host().is_some() || n.has_slots() {
                continue;
            }
            let Some(recipe) = n.recipe() else { continue };
            if let Some(array) = recipe.pinned() {
                n.set_host(array);
            } else if let MadeOf::Inputs(inputs) = &*recipe.made_of.borrow() {
                let inputs = inputs.iter().map(|r| self.node_of(r, &mut stack)).collect();
                n.unsettle(inputs);
                self.pending.push(Rc::downgrade(&n));
            }
        }
        let mut all: Vec<Rc<Node>> = self.pending.iter().filter_map(Weak::upgrade).collect();
        all.sort_by_key(|n| n.id);
        all.dedup_by(|a, b| Rc::ptr_eq(a, b));
        self.pending = all.iter().map(Rc::downgrade).collect();
    }

    /// The node of a recipe: the one that is there, or a new one. Those that were there are added to `met`.
    fn node_of(&mut self, recipe: &Rc<Recipe>, met: &mut Vec<Rc<Node>>) -> Rc<Node> {
        let there = |r: &Recipe| r.node.borrow().upgrade();
        // Holds what is made until its user is.
        let mut made: Vec<Rc<Node>> = Vec::new();
        let mut stack = vec![(recipe.clone(), false)];
        while let Some((r, entered)) = stack.pop() {
            if let Some(node) = there(&r) {
                met.push(node);
                continue;
            }
            let inputs = match &*r.made_of.borrow() {
                MadeOf::Inputs(inputs) if !entered => {
                    stack.push((r.clone(), true));
                    stack.extend(inputs.iter().map(|i| (i.clone(), false)));
                    continue;
                }
                MadeOf::Inputs(inputs) => inputs.iter().filter_map(|i| there(i)).collect(),
                _ => SmallVec::new(),
            };
            let node = r.node(inputs);
            if !node.is_ready() && !node.is_free() {
                self.pending.push(Rc::downgrade(&node));
            }
            made.push(node);
        }
        there(recipe).unwrap_or_else(|| recipe.node(SmallVec::new()))
    }
}
