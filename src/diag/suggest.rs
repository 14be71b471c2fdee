//! "Did you mean": the nearest of many names.
//!
//! Knows nothing of where the names come from.

/// Number of single-character insertions, deletions, replacements and swaps of neighbours that turn
/// one word into the other; letter case counts for nothing.
pub fn edit_distance(a: &str, b: &str) -> usize {
    let fold = |word: &str| word.chars().flat_map(char::to_lowercase).collect::<Vec<_>>();
    let (a, b) = (fold(a), fold(b));
    let width = b.len() + 1;
    // Three rows of the usual table: a swap of neighbours looks two rows back.
    let mut before: Vec<usize> = vec![0; width];
    let mut last: Vec<usize> = (0..width).collect();
    let mut row: Vec<usize> = vec![0; width];
    for i in 1..=a.len() {
        row[0] = i;
        for j in 1..width {
            let same = a[i - 1] == b[j - 1];
            let mut best = (last[j] + 1).min(row[j - 1] + 1).min(last[j - 1] + usize::from(!same));
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(before[j - 2] + 1);
            }
            row[j] = best;
        }
        std::mem::swap(&mut before, &mut last);
        std::mem::swap(&mut last, &mut row);
    }
    last[width - 1]
}

/// The candidate nearest to `word`, if one is near enough to be worth saying: about one wrong
/// character in three, and never `word` itself. Of equally near ones the first in order wins.
pub fn did_you_mean<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let length = word.chars().count();
    let limit = if length <= 2 { 1 } else { length.div_ceil(3) };
    candidates
        .into_iter()
        .filter(|candidate| *candidate != word)
        .filter(|candidate| candidate.chars().count().abs_diff(length) <= limit)
        .map(|candidate| (edit_distance(word, candidate), candidate))
        .filter(|(distance, candidate)| *distance <= limit && *distance < candidate.len().max(2))
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn distances() {
        assert_eq!(edit_distance("", "abc"), 3);
        assert_eq!(edit_distance("kitten", "sitting"), 3);
        assert_eq!(edit_distance("lenght", "length"), 1);
        assert_eq!(edit_distance("Sin", "sin"), 0);
    }

    #[test]
    fn suggestions() {
        let names = ["length", "linspace", "sin", "size", "sinh"];
        assert_eq!(did_you_mean("lenght", names), Some("length"));
        assert_eq!(did_you_mean("Size", names), Some("size"));
        assert_eq!(did_you_mean("linspcae", names), Some("linspace"));
        assert_eq!(did_you_mean("zzz", names), None);
        assert_eq!(did_you_mean("sin", ["sin"]), None);
    }
}
