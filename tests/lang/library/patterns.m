%% patterns are searched for in strings
assert(contains("a1", digitsPattern) && ~contains("a", digitsPattern))
assert(isequal(contains(["a1" "b" string(NaN)], digitsPattern), [true false false]))
assert(isequal(extract("a12b3", digitsPattern), ["12"; "3"]))
assert(isequal(extract(["a1 b2"; "c3 d4"], lettersPattern + digitsPattern), ["a1" "b2"; "c3" "d4"]))
assert(isequal(extract("a12b345", digitsPattern(2, 3)), ["12"; "345"]))
assert(isequal(startsWith(["ab" "1b"], lettersPattern), [true false]))
assert(isequal(endsWith(["ab" "1b3"], digitsPattern), [false true]))
assert(isequal(matches(["ab" "1b" "123"], digitsPattern | lettersPattern), [true false true]))
assert(count("a1b22c", digitsPattern) == 2)
assert(isequal(split("a1b22c", digitsPattern), ["a"; "b"; "c"]))
assert(isequal(split("a, b;c", (pattern(",") | ";") + optionalPattern(whitespacePattern)), ["a"; "b"; "c"]))

%% patterns are replaced and cut out
assert(replace("a1b22c", digitsPattern, "#") == "a#b#c")
assert(isequal(replace({'a1', 'b'}, digitsPattern, '#'), {'a#', 'b'}))
assert(erase("a1b22c", digitsPattern) == "abc")
assert(isequal(ismissing(extractAfter(["abc123de" "x"], digitsPattern)), [false true]))
assert(extractBefore("abc123", digitsPattern) == "abc" && extractAfter("abc123de", digitsPattern) == "de")
assert(isequal(extractBetween("a<b>c<d>", pattern("<"), ">"), ["b"; "d"]))
assert(extractBetween("a1b2c", digitsPattern, digitsPattern, 'Boundaries', 'inclusive') == "1b2")
assert(eraseBetween("a1xx2b", digitsPattern, digitsPattern) == "a12b")
assert(replaceBetween("a1xx2b", digitsPattern, digitsPattern, "-") == "a1-2b")
assert(insertAfter("a1b2", digitsPattern, "!") == "a1!b2!" && insertBefore("a1", digitsPattern, "#") == "a#1")

%% what patterns are made of
assert(isequal(extract("She sells", characterListPattern("aeiou")), ["e"; "e"]))
assert(isequal(extract("abXY", characterListPattern("A", "Z")), ["X"; "Y"]))
assert(extract("[a](b)", "[" + wildcardPattern + "]") == "[a]")
assert(extract("a;bc;d", wildcardPattern(1, Inf, 'Except', ";") + ";bc") == "a;bc")
assert(isequal(extract("ABab", caseInsensitivePattern("ab")), ["AB"; "ab"]))
assert(isequal(extract("aXXbX", asManyOfPattern("X")), ["XX"; "X"]))
assert(extract("2020-01-02", regexpPattern("\d{4}")) == "2020")
assert(replace("ab12", letterBoundary("end"), "|") == "ab|12")
assert(extract("1 b", ~letterBoundary + " ") == " ")
assert(contains("abc", textBoundary("start") + "a") && ~contains("abc", "b" + textBoundary))
assert(contains("ABC", pattern("abc"), 'IgnoreCase', true))
assert(isequal(extract("foo.bar+baz", pattern(".") | "+"), ["."; "+"]))
assert(isequal(extract('hello', [1 5]), {'h'; 'o'}) && isequal(extract("hello", "l"), ["l"; "l"]))
assert(strcmp(class(digitsPattern), 'pattern'))

%% patterns are shown as they were made
% Prints: p = 
% Prints: pattern
% Prints: Matching:
% Prints: digitsPattern(2) + "-" + (lettersPattern | "x")
p = digitsPattern(2) + "-" + (lettersPattern | "x")

%% several patterns are an array, of which any is found
p = [digitsPattern, lettersPattern(2)]; assert(isequal(size(p), [1 2]) && isa(p(2), 'pattern'))
assert(isequal(contains(["a1" "bc" "?"], p), [true true false]) && isequal(extract("a1bc", ["a"; digitsPattern]), ["a"; "1"]))
assert(isequal(size(["a"; digitsPattern]), [2 1]) && replace("a1", ["a"; digitsPattern] + "", "x") == "xx")

%% patterns are stripped from the ends of texts
assert(strip("12ab34", digitsPattern) == "ab" && strip("12ab34", "left", digitsPattern) == "ab34")
assert(isequal(strip({'x1', '2y'}, 'right', digitsPattern), {'x', '2y'}) && strcmp(strip('--a-', pattern("-")), 'a'))
