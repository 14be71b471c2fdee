//! Source texts, and positions in them: spans, locations, lines and columns.
//!
//! Knows nothing of tokens or trees. Text and byte offset in, line and column out.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::Arc;

/// A range of bytes in one source text, end exclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The span from `start` up to `end`.
    pub fn new(start: usize, end: usize) -> Span {
        let clip = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Span { start: clip(start), end: clip(end.max(start)) }
    }

    /// The smallest span that covers both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Length in bytes.
    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether it covers no byte.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// Names one source of a [`SourceMap`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceId(pub u32);

/// A span, and the source that it lies in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Location {
    /// The text.
    pub source: SourceId,
    /// The place in the text.
    pub span: Span,
}

/// A place as people count: both from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

/// One text with its name and the places where its lines start.
#[derive(Clone, Debug)]
pub struct Source {
    name: Arc<str>,
    text: Arc<str>,
    line_starts: Vec<u32>,
}

impl Source {
    /// A source of this name and text. Lines end in `\n`, `\r\n`, or a lone `\r`.
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> Source {
        let text: Arc<str> = text.into();
        let bytes = text.as_bytes();
        let mut line_starts = vec![0];
        for (i, byte) in bytes.iter().enumerate() {
            let ends_line = match byte {
                b'\n' => true,
                b'\r' => bytes.get(i + 1) != Some(&b'\n'),
                _ => false,
            };
            if ends_line {
                line_starts.push(u32::try_from(i + 1).unwrap_or(u32::MAX));
            }
        }
        Source { name: name.into(), text, line_starts }
    }

    /// The name shown to people: a file name, or what stands for one.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &Arc<str> {
        &self.text
    }

    /// Number of lines.
    pub fn lines(&self) -> usize {
        self.line_starts.len()
    }

    /// Line and column of a byte offset; an offset past the end means the end.
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let line = self.line_starts.partition_point(|&start| start <= offset).max(1);
        let start = self.line_starts[line - 1] as usize;
        let mut end = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let column = self.text.get(start..end).map_or(0, |before| before.chars().count());
        LineColumn { line: line as u32, column: column as u32 + 1 }
    }

    /// The text of a line (from 1) without its end; empty where there is no such line.
    pub fn line_text(&self, line: u32) -> &str {
        let Some(&start) = (line as usize).checked_sub(1).and_then(|i| self.line_starts.get(i))
        else {
            return "";
        };
        let end = self.line_starts.get(line as usize).map_or(self.text.len(), |&e| e as usize);
        self.text.get(start as usize..end).unwrap_or("").trim_end_matches(['\r', '\n'])
    }

    /// The text under a span; empty where the span does not fit the text.
    pub fn snippet(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }
}

/// The sources that a session has seen, so that a [`Location`] can be shown. Those that somebody holds stay, and
/// so do the last ones, however long they are; of others, a session that runs for long forgets the oldest.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    sources: BTreeMap<SourceId, Rc<Source>>,
    known: HashMap<(Arc<str>, Arc<str>), SourceId>,
    next: u32,
    /// Bytes of the texts.
    bytes: usize,
    /// Bytes that were left when some were last forgotten.
    held: usize,
}

/// So many bytes of texts are kept whoever holds them; every text counts for some more.
const KEPT: usize = 1 << 20;
const EACH: usize = 256;
/// So many of the last texts stay even where one of them is longer than that.
const LAST: u32 = 16;

impl SourceMap {
    /// An empty map.
    pub fn new() -> SourceMap {
        SourceMap::default()
    }

    /// Keeps a text and names it. The same text under the same name is kept once, so that a program
    /// that is run again and again does not fill the memory.
    pub fn add(&mut self, name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> SourceId {
        let (name, text) = (name.into(), text.into());
        if let Some(&id) = self.known.get(&(name.clone(), text.clone())) {
            return id;
        }
        let id = SourceId(self.next);
        self.next += 1;
        self.bytes += text.len() + EACH;
        self.known.insert((name.clone(), text.clone()), id);
        self.sources.insert(id, Rc::new(Source::new(name, text)));
        if self.bytes > 2 * self.held.max(KEPT) {
            self.forget_old();
        }
        id
    }

    /// The source of this id, if this map gave it and has not forgotten it.
    pub fn get(&self, id: SourceId) -> Option<&Source> {
        self.sources.get(&id).map(|source| &**source)
    }

    /// Keeps a source from being forgotten for as long as what this gives is held.
    pub fn hold(&self, id: SourceId) -> Option<Rc<Source>> {
        self.sources.get(&id).cloned()
    }

    /// Forgets the oldest texts that nobody holds.
    fn forget_old(&mut self) {
        let SourceMap { sources, known, bytes, next, .. } = self;
        let last = next.saturating_sub(LAST);
        sources.retain(|id, source| {
            let stays = *bytes <= KEPT || id.0 >= last || Rc::strong_count(source) > 1;
            if !stays {
                *bytes -= source.text.len() + EACH;
                known.remove(&(source.name.clone(), source.text.clone()));
            }
            stays
        });
        self.held = self.bytes;
    }

    /// Line and column where a location starts.
    pub fn line_column(&self, location: Location) -> Option<LineColumn> {
        Some(self.get(location.source)?.line_column(location.span.start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_same_text_is_kept_once() {
        let mut map = SourceMap::new();
        let first = map.add("a.m", "x = 1");
        assert_eq!(map.add("a.m", "x = 1"), first);
        assert_ne!(map.add("a.m", "x = 2"), first);
        assert_ne!(map.add("b.m", "x = 1"), first);
    }

    #[test]
    fn old_texts_are_forgotten_unless_somebody_holds_them() {
        let mut map = SourceMap::new();
        let first = map.add("a.m", "x = 1");
        let held = map.hold(first);
        let mut last = first;
        for k in 0..30_000 {
            last = map.add("a.m", format!("number = {k}"));
        }
        assert!(map.sources.len() < 10_000 && map.known.len() == map.sources.len());
        assert_eq!(map.get(first).map(|s| s.text().to_string()), Some("x = 1".to_owned()));
        assert_eq!(map.get(last).map(|s| s.text().to_string()), Some("number = 29999".to_owned()));
        drop(held);
        for k in 0..30_000 {
            map.add("b.m", format!("number = {k}"));
        }
        assert!(map.get(first).is_none());
        assert_ne!(map.add("a.m", "x = 1"), first);
    }

    #[test]
    fn the_last_texts_stay_however_long_they_are() {
        let mut map = SourceMap::new();
        let long = map.add("long.m", "x".repeat(8 << 20));
        let short = map.add("short.m", "y");
        assert!(map.get(long).is_some() && map.get(short).is_some());
        for k in 0..40 {
            map.add("other.m", format!("{k}{}", "z".repeat(1 << 20)));
        }
        assert!(map.get(long).is_none() && map.sources.len() < 20);
    }

    #[test]
    fn columns_count_characters_and_lines_end_three_ways() {
        let source = Source::new("a.m", "é = 1\r\nx\rlast");
        assert_eq!(source.lines(), 3);
        assert_eq!(source.line_column(3), LineColumn { line: 1, column: 3 });
        assert_eq!(source.line_column(1), LineColumn { line: 1, column: 1 });
        assert_eq!(source.line_column(8), LineColumn { line: 2, column: 1 });
        assert_eq!(source.line_column(999), LineColumn { line: 3, column: 5 });
        assert_eq!(source.line_text(1), "é = 1");
        assert_eq!(source.line_text(3), "last");
        assert_eq!(source.line_text(4), "");
        assert_eq!(source.line_text(0), "");
    }
}
