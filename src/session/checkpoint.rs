//! A copy of the workspace as bytes, for a session that is to go on in another engine. It is made in slices of a few
//! milliseconds while nothing runs, and given up as soon as somebody wants the session. Must not know where it is kept.

use super::Session;
use crate::diag::Error;
use crate::value::pack::{Packer, Read, Reader, Sink, WantedElements};
use crate::value::{Lazy, Value};
use std::rc::Rc;

/// Seconds after which others have their turn.
const SLICE: f64 = 0.004;
/// Bytes, or so, between two looks at the clock.
const STEP: usize = 1 << 17;
/// Values between two looks at the clock when they are read again.
const VALUES: usize = 4096;
/// So many bytes are handed over at a time.
const PIECE: usize = 1 << 20;
/// Captured arrays of fewer bytes are read in one go.
const SMALL: usize = 1 << 16;
/// The variable that a function handle is made in.
const HANDLE: &str = "restored_handle__";

impl Session {
    /// Writes a copy of the workspace, of at most so many bytes, and of the functions that programs defined. None where
    /// it was given up, by an interruption; what was written then is of no use. Gives the names of the variables that the
    /// copy leaves out: too large, or of no form that comes back.
    pub async fn checkpoint(
        &mut self,
        limit: usize,
        give: &mut dyn FnMut(&[u8]),
    ) -> Result<Option<Vec<Rc<str>>>, Error> {
        self.interrupt.lower();
        let variables = self.vm.variables();
        let programs = self.vm.programs_of_functions();
        let mut slice = self.world.clock.now();
        let (mut kept, mut left) = (Vec::new(), Vec::new());
        // How much there is comes first, so that nothing is written in vain.
        let mut measured = Packer::default();
        for (name, text) in &programs {
            measured.program(name, text, &mut Nowhere);
        }
        for (name, value) in variables {
            let (mark, captured) = (measured.mark(), measured.captured.len());
            let mut going = measured.begin(&value, &mut Nowhere).map(|()| false);
            while going == Ok(false) && measured.bytes <= limit {
                going = measured.step(STEP, &mut Nowhere);
                if !self.others(&mut slice).await {
                    return Ok(None);
                }
            }
            if going == Ok(true) && measured.bytes <= limit {
                kept.push((name, value));
            } else {
                measured.back_to(mark);
                measured.captured.truncate(captured);
                left.push(name);
            }
        }
        // Small ones are read in one go; of large ones only a part at a time is on the host.
        let is_small = |l: &Rc<Lazy>| l.shape.numel().saturating_mul(l.ty.bytes()) <= SMALL;
        let (small, large): (Vec<_>, Vec<_>) = measured.captured.into_iter().partition(is_small);
        if !(small.is_empty() && large.is_empty()) {
            self.lap();
            let mut computed = self.gather(&small).await;
            if computed.is_ok() {
                computed = self.engine.compute(&mut self.graph, &large).await;
            }
            if self.interrupt.is_raised() {
                return Ok(None);
            }
            computed?;
            slice = self.world.clock.now();
        }
        let mut packer = Packer::with_captured();
        let mut pieces = Pieces { bytes: Vec::with_capacity(PIECE), give };
        for (name, text) in &programs {
            packer.program(name, text, &mut pieces);
        }
        for (name, value) in &kept {
            let mut going = packer.begin(value, &mut pieces).map(|()| false);
            while going == Ok(false) {
                if let Some(part) = packer.wanted() {
                    let WantedElements { of, from, count } = part;
                    match self.engine.read_part(&of, from, count).await {
                        Some(elements) => packer.part(&elements, &mut pieces),
                        // A device that fails is replaced on the way.
                        None => self.gather(&[of]).await?,
                    }
                }
                going = packer.step(STEP, &mut pieces);
                if !self.others(&mut slice).await {
                    return Ok(None);
                }
            }
            // It was measured, so that it has a form.
            if going.is_err() {
                return Ok(None);
            }
            packer.variable(name, self.vm.is_global(name), &mut pieces);
        }
        pieces.finish();
        Ok(Some(left))
    }

    /// Gives the workspace what such a copy holds.
    pub async fn restore(&mut self, pieces: impl FnMut() -> Option<Vec<u8>>) -> Result<(), Error> {
        self.interrupt.lower();
        let mut reader = Reader::new(pieces);
        let mut slice = self.world.clock.now();
        // The workspace stays empty for now: functions are compiled in it with what they captured.
        let mut variables = Vec::new();
        loop {
            match reader.step(VALUES)? {
                Read::More => {
                    self.others(&mut slice).await;
                }
                Read::Variable(name, value, global) => variables.push((name, value, global)),
                Read::Program(name, text) => self.vm.define_functions_of(&name, &text),
                Read::Function(text, captured) => {
                    let made = self.function(&text, captured).await?;
                    reader.answer(made);
                }
                Read::Done => break,
            }
        }
        for (name, value, global) in variables {
            if global {
                self.vm.make_global(&name);
            }
            self.vm.set_variable(&name, value);
        }
        Ok(())
    }

    /// A handle of an anonymous function, from its text and what it captured.
    async fn function(
        &mut self,
        text: &str,
        captured: Vec<(Rc<str>, Value)>,
    ) -> Result<Value, Error> {
        let names: Vec<Rc<str>> = captured.iter().map(|(name, _)| name.clone()).collect();
        for (name, value) in captured {
            self.vm.set_variable(&name, value);
        }
        let ran = self.run(&format!("{HANDLE} = {text};"), "restored").await;
        let made = self.vm.take_variable(HANDLE);
        names.iter().for_each(|name| drop(self.vm.take_variable(name)));
        match (ran, made) {
            (Ok(_), Some(made)) => Ok(made),
            (Err(failure), _) if !failure.errors.is_empty() => Err(failure.errors[0].clone()),
            _ => Err(Error::new("matgpu:internal", format!("'{text}' made no function"))),
        }
    }

    /// Lets others run where the slice is over; false where the work is to be given up.
    async fn others(&mut self, slice: &mut f64) -> bool {
        if self.world.clock.now() - *slice >= SLICE {
            let later = self.host.borrow_mut().yield_now();
            if let Some(later) = later {
                later.await;
            }
            *slice = self.world.clock.now();
        }
        !self.interrupt.is_raised()
    }
}

/// For measuring alone.
struct Nowhere;

impl Sink for Nowhere {
    fn take(&mut self, _: &[u8]) {}
}

/// Hands bytes over in pieces.
struct Pieces<'g> {
    bytes: Vec<u8>,
    give: &'g mut dyn FnMut(&[u8]),
}

impl Sink for Pieces<'_> {
    fn take(&mut self, bytes: &[u8]) {
        if self.bytes.len() + bytes.len() > PIECE {
            self.finish();
        }
        self.bytes.extend_from_slice(bytes);
    }
}

impl Pieces<'_> {
    fn finish(&mut self) {
        if !self.bytes.is_empty() {
            (self.give)(&self.bytes);
            self.bytes.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Options;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn block_on<T>(work: impl Future<Output = T>) -> T {
        pollster::block_on(work)
    }

    fn copy(session: &mut Session, limit: usize) -> (Vec<Vec<u8>>, Vec<Rc<str>>) {
        let mut pieces = Vec::new();
        let left = block_on(session.checkpoint(limit, &mut |piece| pieces.push(piece.to_vec())));
        (pieces, left.expect("it can be written").expect("nobody interrupts it"))
    }

    fn restored(pieces: Vec<Vec<u8>>) -> Session {
        let mut session = Session::new(Options::default());
        let mut pieces = pieces.into_iter();
        block_on(session.restore(|| pieces.next())).expect("it can be read");
        session
    }

    fn printed(session: &mut Session, text: &str) -> String {
        block_on(session.run(text, "test")).expect("it runs").text
    }

    #[test]
    fn a_workspace_goes_on_in_another_session() {
        let mut session = Session::new(Options::default());
        printed(
            &mut session,
            "global g, g = 5; a = 41; c = {1, 'x', {[]}}; k = 3; f = @(x) x * k + twice(a);\n\
             m = containers.Map(); m('k') = rand(3) > 2; n = m; e = MException('a:b', 'c');\n\
             A = rand(300) + 1; s = struct('p', {1, 2}); t = [\"one\", \"two\"]; clear k\n\
             o = onCleanup(@() 1);\n\
             function y = twice(x), y = 2 * x; end\nfunction y = seen(), global g, y = g; end",
        );
        let sum = printed(&mut session, "fprintf('%.17g', sum(A(:)))");
        let (pieces, left) = copy(&mut session, 1 << 20);
        assert_eq!(left.iter().map(|name| &**name).collect::<Vec<_>>(), ["o"]);
        let mut again = restored(pieces);
        assert_eq!(printed(&mut again, "fprintf('%.17g', sum(A(:)))"), sum);
        assert_eq!(
            printed(&mut again, "fprintf('%d ', f(2), seen(), s.p, numel(c{3}))"),
            "88 5 1 2 1 "
        );
        assert_eq!(
            printed(
                &mut again,
                "n('new') = 1; fprintf('%d %s %d', m.isKey('new'), e.identifier, strlength(t(2)))"
            ),
            "1 a:b 3"
        );
        assert_eq!(printed(&mut again, "fprintf('%d', exist('k', 'var'))"), "0");
    }

    #[test]
    fn what_is_too_large_is_left_and_named() {
        let mut session = Session::new(Options::default());
        printed(&mut session, "small = 1; large = ones(1, 1e6) .* rand(); other = {2};");
        let (pieces, left) = copy(&mut session, 1 << 20);
        assert_eq!(left.iter().map(|name| &**name).collect::<Vec<_>>(), ["large"]);
        assert!(pieces.iter().map(Vec::len).sum::<usize>() < 1000);
        let mut again = restored(pieces);
        assert_eq!(printed(&mut again, "fprintf('%d', small + other{1})"), "3");
    }

    #[test]
    fn a_million_cells_come_in_few_pieces_and_shared_ones_once() {
        let mut session = Session::new(Options::default());
        printed(
            &mut session,
            "x = num2cell(1:1e6); y = cell(1, 1e5); y(:) = {rand(1, 100)};\n\
             t = {1}; for k = 1:60, t = {t, t}; end",
        );
        let (pieces, left) = copy(&mut session, 64 << 20);
        assert!(left.is_empty());
        assert!(pieces.len() < 14, "{} pieces", pieces.len());
        let mut again = restored(pieces);
        assert_eq!(printed(&mut again, "fprintf('%d %d', x{end}, numel(y{7}))"), "1000000 100");
    }
}
