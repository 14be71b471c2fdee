//! How a computed node could be computed once more, should the storage with its elements be lost.
//! Must not know whose storage that is: who computes nodes says when it is gone.
//!
//! A node that is computed lets its inputs go, and with them their storage. What stays is a *recipe*: the
//! same graph without storage, down to generators, numbers and arrays of the host. Recipes are plain data and
//! keep nothing but those arrays. Elements that lie on the host end a recipe, and so does [`Recipe::keep`] where
//! one has grown long.

use super::Graph;
use super::node::{Facts, Kind, Node, NodeId};
use super::pattern::{Instance, Leaves, Made, Pattern};
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
    /// It is a part of an instance of a pattern.
    Part(Rc<Remake>),
    Elements(Rc<Array>),
    /// It was never known, or given up.
    Nothing,
}

/// How an instance of a pattern comes about: what the recipes of its parts have in common.
#[derive(Debug)]
pub(super) struct Remake {
    pattern: Rc<Pattern>,
    base: NodeId,
    stream: (u64, u64),
    leaves: RefCell<Recipes>,
    made: Rc<Made>,
    /// The instance itself, as long as a part needs it.
    instance: RefCell<Weak<Instance>>,
}

impl Remake {
    /// That of an instance, where the recipes of what it is made on have been asked for before.
    fn of(instance: &Rc<Instance>) -> Option<Rc<Remake>> {
        if let Some(known) = &*instance.remake().borrow() {
            return Some(known.clone());
        }
        let (mut leaves, mut all) = (Recipes::new(), true);
        instance.each_leaf(|leaf| match &*leaf.recipe.borrow() {
            Some(recipe) => leaves.push(recipe.clone()),
            None => all = false,
        });
        let remake = all.then(|| {
            Rc::new(Remake {
                pattern: instance.pattern().clone(),
                base: instance.base(),
                stream: instance.stream(),
                leaves: RefCell::new(leaves),
                made: instance.made().clone(),
                instance: RefCell::new(Rc::downgrade(instance)),
            })
        })?;
        *instance.remake().borrow_mut() = Some(remake.clone());
        Some(remake)
    }

    /// The instance, on these nodes if it has to be made again.
    fn instance(self: &Rc<Remake>, leaves: Leaves) -> Rc<Instance> {
        if let Some(there) = self.instance.borrow().upgrade() {
            return there;
        }
        let (pattern, made) = (self.pattern.clone(), self.made.clone());
        let instance = Instance::new(pattern, self.base, self.stream, leaves, made);
        *instance.remake().borrow_mut() = Some(self.clone());
        *self.instance.borrow_mut() = Rc::downgrade(&instance);
        instance
    }
}

impl MadeOf {
    /// The recipes that it needs.
    fn sources(&self) -> Option<Recipes> {
        match self {
            MadeOf::Inputs(all) => Some(all.clone()),
            MadeOf::Part(remake) => Some(remake.leaves.borrow().clone()),
            MadeOf::Elements(_) | MadeOf::Nothing => None,
        }
    }

    /// The same, given up; nothing where somebody else needs them too.
    fn into_sources(self) -> Recipes {
        match self {
            MadeOf::Inputs(all) => all,
            MadeOf::Part(remake) => {
                Rc::into_inner(remake).map(|r| r.leaves.take()).unwrap_or_default()
            }
            MadeOf::Elements(_) | MadeOf::Nothing => Recipes::new(),
        }
    }
}

impl Recipe {
    fn new(node: &Rc<Node>, made_of: MadeOf) -> Rc<Recipe> {
        let deepest = |all: &Recipes| all.iter().map(|r| r.depth.get()).max().unwrap_or(0);
        let depth = match &made_of {
            MadeOf::Inputs(all) => 1 + deepest(all),
            MadeOf::Part(remake) => remake.pattern.depth() + deepest(&remake.leaves.borrow()),
            MadeOf::Elements(_) | MadeOf::Nothing => 0,
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
        let part = match &*self.made_of.borrow() {
            MadeOf::Part(remake) => {
                let instance = remake.instance(inputs.iter().cloned().collect());
                instance.part_of(self.id).map(|part| instance.node(part))
            }
            _ => None,
        };
        let node = part.unwrap_or_else(|| {
            Rc::new(Node::new(self.id, kind, self.ty, shape, inputs, self.facts))
        });
        match &*self.made_of.borrow() {
            MadeOf::Inputs(_) | MadeOf::Part(_) => {}
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
    // Most are held by somebody else, and then there is nothing to remember.
    let mut stack: Vec<Rc<Recipe>> = Vec::new();
    let drops = |recipe: &Rc<Recipe>| Rc::strong_count(recipe) == 1;
    stack.extend(made_of.into_sources().into_iter().filter(drops));
    while let Some(recipe) = stack.pop() {
        let more = recipe.made_of.replace(MadeOf::Nothing).into_sources();
        stack.extend(more.into_iter().filter(drops));
    }
}

/// The recipe of a node that is about to be computed, or of one that has been. It stays with the node until
/// its elements come to the host. New host arrays that recipes keep from now on are added to `pins`.
pub fn recipe_of(node: &Rc<Node>, pins: &mut Vec<Weak<Array>>) -> Rc<Recipe> {
    if let Some(known) = &*node.recipe.borrow() {
        return known.clone();
    }
    if let Some(made_of) = known(node) {
        let recipe = Recipe::new(node, made_of);
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
            known(&n).unwrap_or(MadeOf::Nothing)
        } else {
            stack.push((n.clone(), true));
            match n.instance() {
                Some(instance) => instance.each_leaf(|leaf| stack.push((leaf.clone(), false))),
                None => stack.extend(n.inputs().into_iter().map(|i| (i, false))),
            }
            continue;
        };
        *n.recipe.borrow_mut() = Some(Recipe::new(&n, made));
    }
    let recipe = node.recipe.borrow().clone();
    recipe.unwrap_or_else(|| Recipe::new(node, MadeOf::Nothing))
}

/// What a pending node's recipe is made of, where all of that has been asked for before.
fn known(node: &Node) -> Option<MadeOf> {
    if node.is_ready() {
        return None;
    }
    // A part has the recipe of its instance even where somebody has opened it.
    if let Some(instance) = node.instance() {
        return Remake::of(&instance).map(MadeOf::Part);
    }
    let inputs = node.borrow_inputs();
    inputs.iter().map(|i| i.recipe.borrow().clone()).collect::<Option<_>>().map(MadeOf::Inputs)
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
            } else if let Some(sources) = recipe.made_of.borrow().sources() {
                let sources = sources.iter().map(|r| self.node_of(r, &mut stack));
                match &*recipe.made_of.borrow() {
                    MadeOf::Part(remake) => n.unsettle_part(remake.instance(sources.collect())),
                    _ => n.unsettle(sources.collect()),
                }
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
            let sources = r.made_of.borrow().sources().unwrap_or_default();
            if !entered && !sources.is_empty() {
                stack.push((r.clone(), true));
                stack.extend(sources.iter().map(|i| (i.clone(), false)));
                continue;
            }
            let node = r.node(sources.iter().filter_map(|i| there(i)).collect());
            if !node.is_ready() && !node.is_free() {
                self.pending.push(Rc::downgrade(&node));
            }
            made.push(node);
        }
        there(recipe).unwrap_or_else(|| recipe.node(SmallVec::new()))
    }
}
