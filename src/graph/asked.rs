//! What a call captures before it knows how it goes on: it asks for numbers, and is called again. What it had captured is
//! kept for then, so that nothing is captured anew. Must not know what is asked.

use super::node::{Hold, Kind, Node, value_of};
use super::remembered::Asked;
use super::{Flow, Graph, Stop};
use crate::diag::Error;
use crate::value::{Lazy, Scalar, Value};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// Nodes that a call has made.
pub(super) type Made = SmallVec<[Rc<Node>; 4]>;

impl Graph {
    /// Whether this is what was asked for last, and how the call goes on.
    pub(super) fn is_awaited(&self, what: &str, about: &[&Rc<Node>]) -> bool {
        self.awaited.as_ref().is_some_and(|asked| asked.is(what, about))
    }

    /// Numbers about nodes that the caller holds, and what was made to find them: first the nodes that are kept, then those
    /// whose first elements are the numbers. Asks for them, where they are not assumed.
    pub(super) fn asked(
        &mut self,
        what: &'static str,
        about: &[&Rc<Node>],
        make: impl FnOnce(&mut Graph) -> Result<(Made, Made), Error>,
    ) -> Flow<(Made, SmallVec<[f64; 2]>)> {
        let asked = match self.awaited.take().filter(|asked| asked.is(what, about)) {
            Some(asked) => asked,
            None => {
                let (made, answers) = make(self)?;
                let answers = answers.iter().map(|node| match value_of(node) {
                    Value::Lazy(lazy) => Err(lazy),
                    other => Ok(if let Value::Scalar(s) = other { s.to_f64() } else { 0.0 }),
                });
                let about = about.iter().map(|node| Hold::on(node)).collect();
                let made = made.iter().map(value_of).collect();
                Asked { about, what, made, answers: answers.collect() }
            }
        };
        let number = |answer: &Result<f64, Rc<Lazy>>| match answer {
            Ok(number) => Some(*number),
            Err(lazy) => match lazy.node.host() {
                Some(a) => Some(Scalar::of(a.data(), 0)?.to_f64()),
                None => lazy.node.assumed().map(f64::from),
            },
        };
        if let Some(numbers) = asked.answers.iter().map(number).collect() {
            let made = asked.made.iter().map(|value| self.node(value));
            return Ok((made.collect::<Result<Made, Error>>()?, numbers));
        }
        let open = asked.answers.iter().filter_map(|answer| answer.as_ref().err());
        let need = open.filter(|lazy| lazy.node.host().is_none()).cloned().collect();
        self.awaited = Some(asked);
        Err(Stop::Need(need))
    }
}

impl Graph {
    /// A number that was captured of an array which the caller holds, where waiting for it takes little. None where it would be
    /// fetched from far, or what is captured is recorded for other numbers as well.
    pub fn near_number(
        &mut self,
        what: &'static str,
        about: &Value,
        number: &Value,
    ) -> Flow<Option<f64>> {
        if self.thresholds.far || self.records || !number.shape().is_scalar() {
            return Ok(None);
        }
        let (about, number) = (self.node(about)?, self.node(number)?);
        let (_, numbers) = self.asked(what, &[&about], |_| Ok((Made::new(), smallvec![number])))?;
        Ok(numbers.first().copied())
    }
}

impl Asked {
    fn is(&self, what: &str, about: &[&Rc<Node>]) -> bool {
        self.what == what
            && self.about.len() == about.len()
            && self.about.iter().zip(about).all(|(a, b)| is_same_node(a, b))
    }
}

/// Whether two nodes are one. A number has a new one at every call.
fn is_same_node(a: &Rc<Node>, b: &Rc<Node>) -> bool {
    Rc::ptr_eq(a, b) || matches!(a.kind, Kind::Scalar(_)) && a.kind == b.kind && a.ty == b.ty
}
