%% The length of a Hanning window is a number of any class
assert(isequal(hanning(int8(3)), hanning(3)) && isequal(hanning(true), 1))
w = hanning(single(1));
assert(isa(w, 'single') && w == 1)

%% Functions in files of Octave's formats keep what they have captured
k = 7; z = 1; names = {5}; known = 3; after = 4;
s = struct('a', @(x) x + k + z, 'b', @() [names, known], 'c', 2);
save('-text', 'captured.txt', 's', 'after')
r = load('captured.txt');
assert(isequal(sort(fieldnames(r)), {'after'; 's'}))
assert(r.s.a(2) == 10 && isequal(r.s.b(), {5, 3}) && r.s.c == 2 && r.after == 4)

%% A function in a file of Octave's binary format keeps what it has captured
f = fopen('captured.bin', 'w');
fwrite(f, ['Octave-1-L', 0]);
words = @(varargin) typecast(int32([varargin{:}]), 'uint8');
text = @(t) [words(numel(t)), uint8(t)];
named = @(name, kind) [text(name), zeros(1, 5, 'uint8'), 255, text(kind)];
number = @(name, x) [named(name, 'scalar'), 7, typecast(x, 'uint8')];
handle = @(name, of, t) [named(name, 'function handle'), text(of), text(t)];
fwrite(f, [named('s', 'scalar struct'), words(2), handle('a', sprintf('@<anonymous> 2\n'), '@(x) x + k + z'), number('k', 7), number('z', 1)]);
fwrite(f, [number('b', 2), handle('g', '@<anonymous>', '@(x) x .^ 2'), number('after', 3)]);
fwrite(f, [handle('h', sprintf('@<anonymous> 1\n'), '@() numel (varargin)'), named('varargin', 'cell'), words(-2, 1, 2)]);
fwrite(f, [number('<cell-element>', 1), number('<cell-element>', 2)]);
fclose(f);
r = load('captured.bin');
assert(isequal(fieldnames(r), {'s'; 'g'; 'after'; 'h'}) && isequal(fieldnames(r.s), {'a'; 'b'}))
assert(r.s.a(2) == 10 && r.s.b == 2 && r.g(3) == 9 && r.after == 3 && r.h() == 2)
