%% A dictionary is made of keys and values, and has them in the order in which the keys came
d = dictionary(["b" "a"], [1 2]);
assert(isequal(class(d), 'dictionary'))
assert(isequal(keys(d), ["b"; "a"]))
assert(isequal(values(d), [1; 2]))
assert(isequal(numEntries(d), 2))
assert(isequal(numel(d), 1))
assert(isequal(d("a"), 2))
assert(isequal(d('a'), 2))
assert(isequal(d(["a" "b"; "b" "a"]), [2 1; 1 2]))
assert(isequal(isKey(d, ["a" "x"]), [true false]))
assert(isKey(d, 'b'))
e = dictionary("b", 1, "a", 2);
assert(isequal(d, e))
assert(isequal(d, dictionary("a", 2, "b", 1)))
assert(~isequal(d, dictionary("a", 2)))
assert(isequal(values(dictionary([1 2 3], "same")), ["same"; "same"; "same"]))
assert(isequal(numEntries(dictionary([1 2 1], [5 6 7])), 2))
f = dictionary([1 2 1], [5 6 7]);
assert(isequal(f(1), 7))

%% Entries are set, replaced and removed; another variable keeps what it has
d = dictionary("a", 1);
e = d;
d("b") = 2;
d("a") = 3;
assert(isequal(numEntries(e), 1))
assert(isequal(e("a"), 1))
assert(isequal(d(["a" "b"]), [3 2]))
d(["c" "d"]) = [4 5];
d(["e" "f"]) = 9;
assert(isequal(values(d)', [3 2 4 5 9 9]))
d("a") = [];
d(["c" "f"]) = [];
assert(isequal(keys(d)', ["b" "d" "e"]))
e = remove(d, "b");
assert(isKey(d, "b") && ~isKey(e, "b"))
e = insert(d, ["b" "n"], [7 8], 'Overwrite', false);
assert(isequal(e(["b" "n"]), [2 8]))
function d = changed(d)
  d("new") = 1;
end
changed(d);
assert(~isKey(d, "new"))
assert(isKey(changed(d), "new"))

%% Classes are those of the first entry, and what comes later is converted
d = dictionary;
assert(~isConfigured(d))
assert(isequal(isKey(d, ["a" "b"]), [false false]))
d(5) = 'text';
assert(isConfigured(d))
[k, v] = types(d);
assert(isequal([k v], ["double" "string"]))
assert(isequal(d(5), "text"))
assert(isequal(d("5"), "text"))
d(int8(6)) = 7;
assert(isequal(d(6), "7"))
[k, v] = types(dictionary);
assert(ismissing(k) && ismissing(v))
d = configureDictionary("string", "double");
[k, v] = types(d);
assert(isequal([k v], ["string" "double"]))
assert(isequal(size(keys(d)), [0 1]))
assert(isequal(size(values(d)), [0 1]))
d(12) = true;
assert(isequal(keys(d), "12"))
assert(isequal(class(d("12")), 'double'))
i = dictionary(intmax('int64') - 1, 1);
assert(isequal(keys(i), intmax('int64') - 1))
assert(~isKey(i, intmax('int64')))
assert(isKey(dictionary(0, 1), -0))
assert(isKey(dictionary(NaN, 1), NaN))
t = dictionary([true false], ["yes" "no"]);
assert(isequal(t(3 > 2), "yes"))

%% Values of any class: cells, structs, functions, dictionaries
d = dictionary("list", {[1 2 3]});
d("other") = {'text'};
assert(isequal(d("list"), {[1 2 3]}))
assert(isequal(d{"list"}, [1 2 3]))
d{"list"} = 5;
assert(isequal(d{"list"}, 5))
s = dictionary("p", struct('x', 1));
s("q") = struct('x', 2);
t = s("q");
assert(isequal(t.x, 2))
s("p").x = 10;
t = s("p");
assert(isequal(t.x, 10))
f = dictionary("sine", @sin);
g = f("sine");
assert(isequal(g(0), 0))
n = dictionary("inner", dictionary("a", 1));
inner = n("inner");
assert(isequal(inner("a"), 1))
holder.d = dictionary("a", 1);
holder.d("b") = 2;
assert(isequal(holder.d("b"), 2))
c = {dictionary("a", 1)};
c{1}("a") = 7;
assert(isequal(c{1}("a"), 7))

%% Keys and values beside each other, and values for keys that are missing
d = dictionary(["a" "b"], [1 2]);
assert(isequal(entries(d, "cell"), {"a", 1; "b", 2}))
s = entries(d, "struct");
assert(isequal(size(s), [2 1]))
assert(isequal(s(2).Key, "b"))
assert(isequal(s(2).Value, 2))
assert(isequal(keys(d, "cell"), {"a"; "b"}))
assert(isequal(values(d, "cell"), {1; 2}))
assert(isequal(lookup(d, ["a" "z"], 'FallbackValue', 0), [1 0]))
assert(isequal(lookup(d, "b"), 2))
assert(isequal(jsonencode(d), '{"a":1,"b":2}'))
assert(isequal(d.keys(), ["a"; "b"]))

%% Words are counted with a dictionary
counts = dictionary;
for word = split("the cat and the dog and the bird")'
  if isKey(counts, word)
    counts(word) = counts(word) + 1;
  else
    counts(word) = 1;
  end
end
[~, order] = sort(values(counts), 'descend');
names = keys(counts);
assert(isequal(names(order(1:2)), ["the"; "and"]))
assert(isequal(sum(values(counts)), 8))

%% Many entries
d = dictionary;
for k = 1:2000
  d(k) = k ^ 2;
end
assert(isequal(sum(d(1:2000)), sum((1:2000) .^ 2)))
d(1:2:2000) = [];
assert(isequal(numEntries(d), 1000))

%% A dictionary is shown with its entries
% Prints: d = 
% Prints:   dictionary (string ⟼ double) with 2 entries:
% Prints:     "apple" ⟼ 1.5000
% Prints:     "fig"   ⟼ 2
% Prints: e = 
% Prints:   dictionary with unset key and value types.
% Prints:   dictionary (double ⟼ cell) with 1 entry:
% Prints:     3 ⟼ {[1 2]}
% Prints:   dictionary (string ⟼ double) with no entries.
d = dictionary(["apple" "fig"], [1.5 2])
e = dictionary
disp(dictionary(3, {[1 2]}))
disp(configureDictionary("string", "double"))

%% A key that is missing
% Error: Key not found: the dictionary has no entry for "x".
d = dictionary("a", 1);
d("x")

%% A lookup before there are entries
% Error: the classes of its keys and values are not known
d = dictionary;
d("x")

%% Removing a key that is missing
% Error: Key not found
d = dictionary(1, 1);
d(2) = [];

%% A value of another class
% Error: a value of class struct cannot be kept in a dictionary with values of class double
d = dictionary("a", 1);
d("b") = struct();

%% A key that is no number
% Error: is no key of a dictionary with keys of class double
d = dictionary(1, 1);
d("x") = 2;

%% Cells and structs are keys: those that are equal, and of the same classes, are one
d = dictionary({'a', [1 2]}, [10 20]);
[k, v] = types(d);
assert(isequal([k v], ["cell" "double"]))
assert(isequal(keys(d), {'a'; [1 2]}))
assert(isequal(d({[1 2], 'a'}), [20 10]))
assert(isequal(isKey(d, {'a', "a", {'a'}}), [true false false]))
d({{0}}) = 30;
d({{-0}}) = 40;
assert(isequal(d({{0}}), 40) && numEntries(d) == 3)
d({'a'}) = [];
assert(isequal(values(d), [20; 40]))
e = dictionary(struct('x', {1 2}), ["one" "two"]);
assert(isequal(e(struct('x', 2)), "two"))
assert(isequal(isKey(e, struct('y', 2)), false))
d = configureDictionary("cell", "double");
d({@sin}) = 1;
assert(isequal(d({@sin}), 1) && ~isKey(d, {@cos}))

%% Keys of a class that dictionaries do not know
% Error: keys of class table are not supported
dictionary(table(1), 1);

%% Not as many values as keys
% Error: there are 3 keys and 2 values
dictionary(1:3, [1 2]);

%% Two subscripts
% Error: A dictionary is indexed by one array of keys
d = dictionary(1, 1);
d(1, 1)

%% the entries of a dictionary are a table
d = dictionary(["a" "b"], [1 2]);
t = entries(d)
assert(isequal(t.Value, [1; 2]) && isequal(entries(d, "cell"), {"a", 1; "b", 2}))
assert(isequal(entries(dictionary([5 6], {'x', 1:3})).Value, {'x'; 1:3}))
% Prints: t =
% Prints:   2×2 table
% Prints:     Key    Value
% Prints:     ___    _____
% Prints:     "a"      1
% Prints:     "b"      2

%% the entries of what is no dictionary
% Error: dictionary
entries(1)
