//! Reading the examples of builtins. Must not know how they are run.

/// The arguments of the first call of a function in an example.
pub(crate) fn arguments_in<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let Some(at) = text.find(&format!("{name}(")) else { return Vec::new() };
    let inside = &text[at + name.len() + 1..];
    let (mut depth, mut quoted, mut from, mut out) = (0, None, 0, Vec::new());
    for (k, c) in inside.char_indices() {
        match (c, quoted) {
            (c, Some(q)) if c == q => quoted = None,
            (_, Some(_)) => {}
            ('"', None) => quoted = Some('"'),
            ('\'', None)
                if !inside[..k].ends_with(|p: char| p.is_alphanumeric() || ")]}'".contains(p)) =>
            {
                quoted = Some('\'');
            }
            ('(' | '[' | '{', None) => depth += 1,
            (')', None) if depth == 0 => {
                out.push(inside[from..k].trim());
                return out;
            }
            (')' | ']' | '}', None) => depth -= 1,
            (',', None) if depth == 0 => {
                out.push(inside[from..k].trim());
                from = k + 1;
            }
            _ => {}
        }
    }
    Vec::new()
}
