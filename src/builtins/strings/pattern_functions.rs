//! Patterns as values: what they are made of; what is done with them are methods of their class.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::in_the_language::library_classes;
use crate::builtins::source_builtins;

library_classes! {
    /// The class of patterns.
    PATTERN_CLASSES, Strings;
    "pattern" ["p = pattern(text)", "p = p1 + p2", "p = p1 | p2", "p = ~boundary"] "What texts are searched for by contains, startsWith, endsWith, matches, count, extract, replace, erase, split and the like."
        [Equal("extract('x1 y22', 'x' + digitsPattern)", "{'x1'}"), Equal("matches({'ab', '1'}, pattern('ab') | digitsPattern)", "[true true]"),
         Prints("disp(digitsPattern(2) + '-')", "  Matching:\n\n    digitsPattern(2) + \"-\"\n"), Fails("pattern(1)", "made of text")];
}

source_builtins! {
    /// Kinds of characters, and what patterns are made of patterns.
    PATTERNS, Strings;
    "digitsPattern" [0 2; 1] ["p = digitsPattern", "p = digitsPattern(n)", "p = digitsPattern(least, most)"] "A pattern of digits."
        [Equal("extract('a12b3', digitsPattern)", "{'12'; '3'}"), Fails("digitsPattern(1, 2, 3)", "Too many")];
    "lettersPattern" [0 2; 1] ["p = lettersPattern", "p = lettersPattern(n)", "p = lettersPattern(least, most)"] "A pattern of letters."
        [Equal("extract('a12bc', lettersPattern)", "{'a'; 'bc'}"), Fails("lettersPattern(1, 2, 3)", "Too many")];
    "alphanumericsPattern" [0 2; 1] ["p = alphanumericsPattern", "p = alphanumericsPattern(n)", "p = alphanumericsPattern(least, most)"] "A pattern of letters and digits."
        [Equal("extract('a1-b', alphanumericsPattern)", "{'a1'; 'b'}"), Fails("alphanumericsPattern(1, 2, 3)", "Too many")];
    "whitespacePattern" [0 2; 1] ["p = whitespacePattern", "p = whitespacePattern(n)", "p = whitespacePattern(least, most)"] "A pattern of blanks and line ends."
        [Equal("replace('a  b', whitespacePattern, '_')", "'a_b'"), Fails("whitespacePattern(1, 2, 3)", "Too many")];
    "characterListPattern" [1 2; 1] ["p = characterListPattern(characters)", "p = characterListPattern(first, last)"] "A pattern of one out of some characters."
        [Equal("extract('hello', characterListPattern('aeiou'))", "{'e'; 'o'}"), Equal("count('aXbY', characterListPattern('A', 'Z'))", "2"), Fails("characterListPattern('ab', 'c')", "one character")];
    "wildcardPattern" [0 4; 1] ["p = wildcardPattern", "p = wildcardPattern(n)", "p = wildcardPattern(least, most)", "p = wildcardPattern(..., 'Except', p1)"] "A pattern of any characters, as few as possible."
        [Equal("extract('<a><b>', '<' + wildcardPattern + '>')", "{'<a>'; '<b>'}"), Fails("wildcardPattern(1, 2, 3, 4, 5)", "Too many")];
    "optionalPattern" [1 1; 1] ["p = optionalPattern(p1)"] "A pattern that may be there or not."
        [Equal("matches({'ab', 'b'}, optionalPattern('a') + 'b')", "[true true]"), Fails("optionalPattern(1)", "made of text")];
    "possessivePattern" [1 1; 1] ["p = possessivePattern(p1)"] "A pattern that gives nothing back of what it has matched."
        [Equal("contains('aab', possessivePattern(asManyOfPattern('a')) + 'ab')", "false"), Fails("possessivePattern(1)", "made of text")];
    "asManyOfPattern" [1 3; 1] ["p = asManyOfPattern(p1)", "p = asManyOfPattern(p1, least)", "p = asManyOfPattern(p1, least, most)"] "A pattern as often as possible."
        [Equal("extract('abab-ab', asManyOfPattern('ab'))", "{'abab'; 'ab'}"), Fails("asManyOfPattern(1)", "made of text")];
    "asFewOfPattern" [1 3; 1] ["p = asFewOfPattern(p1)", "p = asFewOfPattern(p1, least)", "p = asFewOfPattern(p1, least, most)"] "A pattern as seldom as possible."
        [Equal("extract('aaa', asFewOfPattern('a', 1, 2))", "{'a'; 'a'; 'a'}"), Fails("asFewOfPattern(1)", "made of text")];
    "namedPattern" [1 3; 1] ["p = namedPattern(p1)", "p = namedPattern(p1, name)"] "A pattern that is shown by a name."
        [Equal("extract('a12', namedPattern(digitsPattern, 'number'))", "{'12'}"), Fails("namedPattern(1)", "made of text")];
    "maskedPattern" [1 2; 1] ["p = maskedPattern(p1)", "p = maskedPattern(p1, name)"] "A pattern of which only a name is shown."
        [Equal("extract('a12', maskedPattern(digitsPattern, 'number'))", "{'12'}"), Fails("maskedPattern(1)", "made of text")];
    "caseInsensitivePattern" [1 1; 1] ["p = caseInsensitivePattern(p1)"] "A pattern whose letters match in either case."
        [Equal("count('aAb', caseInsensitivePattern('a'))", "2"), Fails("caseInsensitivePattern(1)", "made of text")];
    "caseSensitivePattern" [1 1; 1] ["p = caseSensitivePattern(p1)"] "A pattern whose letters match in their own case alone."
        [Equal("count('aAb', caseSensitivePattern('a'), 'IgnoreCase', true)", "1"), Fails("caseSensitivePattern(1)", "made of text")];
    "regexpPattern" [1 255; 1] ["p = regexpPattern(expression)", "p = regexpPattern(expression, 'IgnoreCase', true)"] "What a regular expression matches, as a pattern."
        [Equal("extract('2024-05', regexpPattern('\\d{4}'))", "{'2024'}"), Fails("regexpPattern('a', 'Colour', true)", "recognized parameter")];
    "extract" [2 2; 1] ["parts = extract(text, p)", "parts = extract(text, places)"] "What matches a pattern in texts, or the characters at places."
        [Equal("extract('a12b3', digitsPattern)", "{'12'; '3'}"), Equal("extract('abc', 2)", "{'b'}"), Fails("extract(1, 'a')", "text")], of_strings;
}

source_builtins! {
    /// Places where something starts or ends.
    BOUNDARIES, Strings;
    "letterBoundary" [0 1; 1] ["p = letterBoundary", "p = letterBoundary('start' | 'end' | 'either')"] "Where letters start or end."
        [Equal("replace('ab12', letterBoundary('end'), '|')", "'ab|12'"), Fails("letterBoundary('middle')", "middle")];
    "digitBoundary" [0 1; 1] ["p = digitBoundary", "p = digitBoundary('start' | 'end' | 'either')"] "Where digits start or end."
        [Equal("replace('ab12', digitBoundary('start'), '|')", "'ab|12'"), Fails("digitBoundary('middle')", "middle")];
    "alphanumericBoundary" [0 1; 1] ["p = alphanumericBoundary", "p = alphanumericBoundary('start' | 'end' | 'either')"] "Where letters and digits start or end."
        [Equal("count('ab c', alphanumericBoundary('start') + lettersPattern)", "2"), Fails("alphanumericBoundary('middle')", "middle")];
    "whitespaceBoundary" [0 1; 1] ["p = whitespaceBoundary", "p = whitespaceBoundary('start' | 'end' | 'either')"] "Where blanks start or end."
        [Equal("replace('a b', whitespaceBoundary('end'), '|')", "'a |b'"), Fails("whitespaceBoundary('middle')", "middle")];
    "textBoundary" [0 1; 1] ["p = textBoundary", "p = textBoundary('start' | 'end' | 'either')"] "Where a text starts or ends."
        [Equal("contains({'ab', 'ba'}, textBoundary('start') + 'a')", "[true false]"), Fails("textBoundary('middle')", "middle")];
    "lineBoundary" [0 1; 1] ["p = lineBoundary", "p = lineBoundary('start' | 'end' | 'either')"] "Where a line starts or ends."
        [Equal("count(['ab' 10 'ac'], lineBoundary('start') + 'a')", "2"), Fails("lineBoundary('middle')", "middle")];
    "lookAheadBoundary" [1 1; 1] ["p = lookAheadBoundary(p1)"] "The place before a pattern."
        [Equal("extract('a1 b', lettersPattern + lookAheadBoundary(digitsPattern))", "{'a'}"), Fails("lookAheadBoundary(1)", "made of text")];
    "lookBehindBoundary" [1 1; 1] ["p = lookBehindBoundary(p1)"] "The place behind a pattern."
        [Equal("extract('a1 b2', lookBehindBoundary('a') + digitsPattern)", "{'1'}"), Fails("lookBehindBoundary(1)", "made of text")];
}

source_builtins! {
    /// What patterns have in common.
    PATTERN_HELPERS, Strings;
    "repeated_pattern" [2 4; 1] [] "A pattern of characters of a kind." [];
    "times_of" [2 2; 1] [] "How often something is repeated, as regular expressions have it." [];
    "boundary_pattern" [3 4; 1] [] "A pattern that matches a place." [];
}
