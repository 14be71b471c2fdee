//! Functions within functions: what a name in them stands for, and the variables that they share with the functions
//! around them.

use super::Vm;
use super::class::body_of;
use super::code::{Body, Callee, Code, Shadowed};
use super::environment::Environment;
use super::frame::{Frame, Link, Place};
use crate::builtins::Cx;
use crate::diag::Error;
use crate::value::{Function, Value};
use std::cell::RefCell;
use std::rc::Rc;

impl Frame {
    /// Gives a new frame the variables that it shares with functions around it and within it. The
    /// arguments are in place.
    pub(super) fn join_family(&mut self, around: Option<Rc<Environment>>) {
        let code = self.code.clone();
        let chunk = &code.chunk;
        if around.is_none() && chunk.nested.is_empty() {
            return;
        }
        let cells = (0..chunk.cells).map(|_| RefCell::new(None)).collect();
        let own = Rc::new(Environment { code: code.clone(), cells, around });
        for &(slot, place) in &chunk.shared {
            let Some(home) = own.outwards(place.hops) else { continue };
            if place.hops == 0 {
                let argument = self.regs.get_mut(slot as usize).and_then(Option::take);
                home.put(place.index, argument);
            }
            self.links.push(Link { slot, place: Place::Shared(home, place.index) });
        }
        self.environment = Some(own);
    }

    /// The function within a function that a name stands for here, with what it shares.
    fn nested_function(&self, name: &str) -> Option<(Rc<Code>, Rc<Environment>)> {
        let place = self.code.chunk.visible.get(name)?;
        let home = self.environment.as_ref()?.outwards(place.hops)?;
        Some((home.code.nested.get(place.index)?.clone(), home))
    }

    /// What can be called by a name because it is within a function that is running.
    pub(super) fn nested_callee(&self, name: &str) -> Option<Callee> {
        let (code, home) = self.nested_function(name)?;
        Some(Callee::Nested(code, home))
    }
}

impl Vm {
    /// `@name` in a frame: of a function that only this place sees, the handle keeps hold.
    pub(super) fn handle(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        name: &Rc<str>,
    ) -> Result<Value, Error> {
        let shadowed = self.shadowed(cx, &frame.code, name)?;
        if let Some(Callee::Builtin(builtin)) = shadowed {
            let body = Some(Rc::new(Shadowed(builtin)) as _);
            return Ok(Value::Function(Rc::new(Function::Named { name: name.clone(), body })));
        }
        let near = self.near(cx, &frame.code, name)?.or(shadowed);
        let of_class = match name.rsplit_once('.') {
            Some((class, method)) => self.static_method(cx, frame, class, method)?,
            None => None,
        };
        let local = || {
            let scope = self.scopes.get(frame.code.scope? as usize)?;
            Some(Body { code: scope.functions.get(name)?.clone(), environment: None })
        };
        let nested =
            frame.nested_function(name).map(|(code, home)| Body { code, environment: Some(home) });
        let near = || match near {
            Some(Callee::Code(code)) => Some(Body { code, environment: None }),
            _ => None,
        };
        let body = nested.or_else(local).or_else(near).or(of_class).map(|body| Rc::new(body) as _);
        Ok(Value::Function(Rc::new(Function::Named { name: name.clone(), body })))
    }
    /// A static method, as far as the code of a frame may call it.
    fn static_method(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        class: &str,
        method: &str,
    ) -> Result<Option<Body>, Error> {
        let Some(class) = self.class_named(cx, frame.code.scope, class)? else { return Ok(None) };
        let Some(method) = class.methods.get(method).filter(|m| m.is_static) else {
            return Ok(None);
        };
        self.check_method(frame, &class, method)?;
        let code = method.function.as_ref().and_then(body_of).map(|body| body.code.clone());
        Ok(code.map(|code| Body { code, environment: None }))
    }
}
