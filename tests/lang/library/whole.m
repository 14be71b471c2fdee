%% Functions of scalars are drawn too
h = fplot(@(x) 1 / (1 + x^2), [0 1]);
y = get(h, 'YData'); x = get(h, 'XData');
assert(isequal(y, 1 ./ (1 + x.^2)))
h = fplot('x^2 - 1', [0 2]);
assert(isequal(get(h, 'YData'), get(h, 'XData').^2 - 1))
h = ezplot(@(x) x / (x + 1)^2, [1 2]);
assert(numel(get(h, 'YData')) == numel(get(h, 'XData')))
fplot3(@(t) 1, @(t) t^2, @(t) t)
fsurf(@(x, y) x * y, [0 1])
fcontour(@(x, y) x^2 * y)
fimplicit(@(x, y) x^2 + y - 1)

%% What is wrong within a drawn function is said
% Error: Unrecognized function or variable 'no_such_function'
fplot(@(x) no_such_function(x))

%% polyfit warns of polynomials that the data do not determine
lastwarn('');
p = polyfit(linspace(100, 110, 50), 1:50, 8);
[~, id] = lastwarn;
assert(strcmp(id, 'MATLAB:polyfit:RepeatedPointsOrRescale'))
lastwarn('');
[p, S, mu] = polyfit(linspace(100, 110, 50), 1:50, 8);
assert(isempty(lastwarn))
polyfit(1:3, [1 4 9], 4);
[~, id] = lastwarn;
assert(strcmp(id, 'MATLAB:polyfit:PolyNotUnique'))

%% pause is turned off and on again
before = pause('off');
assert(strcmp(before, 'on') && strcmp(pause('query'), 'off'))
pause
pause(100)
pause on
assert(strcmp(pause('query'), 'on'))

%% No word that pause knows
% Error: expected seconds
pause close

%% Equations of Lyapunov
A = [-1 2 0; 0 -3 1; 1 0 -2]; Q = [2 1 0; 1 3 0; 0 0 1]; E = [2 0 0; 0 1 1; 0 0 1];
X = lyap(A, Q); assert(norm(A * X + X * A' + Q) < 1e-13 && isequal(X, X'))
X = lyap(A, Q, [], E); assert(norm(A * X * E' + E * X * A' + Q) < 1e-13)
B = [1 2; 3 5]; C = [1 2; 3 4; 5 6];
X = lyap(A, B, C); assert(norm(A * X + X * B + C) < 1e-12)
A = A / 8; X = dlyap(A, Q); assert(norm(A * X * A' - X + Q) < 1e-13 && isequal(X, X'))
X = dlyap(A, B, C); assert(norm(A * X * B - X + C) < 1e-12)
X = dlyap(A, Q, [], E); assert(norm(A * X * A' - E * X * E' + Q) < 1e-13)

%% Equations of Riccati
A = [0 1 0; 2 -1 1; 0 3 1]; B = [1 0; 0 1; 1 1]; Q = diag([1 2 3]); R = [2 0.5; 0.5 1]; S = [0.1 0; 0 0.2; 0 0]; E = [2 0 0; 0 1 1; 0 0 1];
[X, L, G] = care(A, B, Q, R, S);
assert(norm(A' * X + X * A - (X * B + S) / R * (B' * X + S') + Q) < 1e-11 && all(real(L) < 0))
assert(norm(G - R \ (B' * X + S')) < 1e-12)
[X, L, G] = care(A, B, Q, R, S, E);
assert(norm(A' * X * E + E' * X * A - (E' * X * B + S) / R * (B' * X * E + S') + Q) < 1e-11)
[X, L, G] = dare(A, B, Q, R, S);
assert(norm(A' * X * A - X - (A' * X * B + S) / (B' * X * B + R) * (A' * X * B + S)' + Q) < 1e-10 && all(abs(L) < 1))
[X, L, G] = dare(A, B, Q, R, [], E);
assert(norm(A' * X * A - E' * X * E - A' * X * B / (B' * X * B + R) * B' * X * A + Q) < 1e-10)
[K, P, poles] = lqr(A, B, Q, R); [X, L, G] = care(A, B, Q, R);
assert(isequal(K, G) && isequal(P, X) && isequal(poles, L))

%% An equation of Riccati without a solution
% Error: imaginary axis
care([0 1; -1 0], [0; 0], eye(2))

%% Poles are placed
A = [0 1 0; 0 0 1; -1 -5 -6];
assert(norm(acker(A, [0; 0; 1], [-2+4i -2-4i -10]) - [199 55 8]) < 1e-10)
assert(norm(place(A, [0; 0; 1], [-2+4i -2-4i -10]) - [199 55 8]) < 1e-10)
B = [1 0; 0 1; 1 1]; p = [-1; -2; -3];
assert(norm(sort(eig(A - B * place(A, B, p)), 'descend') - p) < 1e-10)
p = [-1; -2+1i; -2-1i]; K = place(A, B, p); assert(isreal(K))
assert(norm(cplxpair(eig(A - B * K)) - cplxpair(p)) < 1e-9)
assert(rank(ctrb(A, B)) == 3 && isequal(size(ctrb(A, B)), [3 6]) && isequal(obsv(A, [1 0 0]), eye(3)))

%% Lines of equal height of many levels
[X, Y] = meshgrid(1:60);
Z = sinh(2 * pi * X / 60) .* sin(2 * pi * Y / 60);
C = contourc(Z, 100);
k = 1;
while k <= size(C, 2)
  n = C(2, k);
  on = interp2(Z, C(1, k + 1:k + n), C(2, k + 1:k + n));
  assert(all(abs(on - C(1, k)) < 1e-9 * max(Z(:))))
  k = k + n + 1;
end
assert(k == size(C, 2) + 1 && k > 3000)

%% A number that is nearly whole is no fraction
% Prints: x =
% Prints: -1
format rat
x = -1 + 2^-53
format short

%% Vectors lie along the rows or the columns of what they are drawn against
h = plot(1:5, magic(5)(1:3, :)); assert(numel(h) == 3 && isequal(get(h(2), 'YData'), [23 5 7 14 16]))
h = plot(magic(5)(1:4, :), 1:5); assert(numel(h) == 4 && isequal(get(h(1), 'XData'), [17 24 1 8 15]) && isequal(get(h(1), 'YData'), 1:5))
h = plot(magic(4), (1:4)'); assert(numel(h) == 4 && isequal(get(h(4), 'XData'), [13 8 12 1]))
h = plot(magic(4), 1:4, 'o'); assert(numel(h) == 4)
h = plot(1:3, magic(3)); assert(isequal(get(h(1), 'YData'), [8 3 4]))

%% A number against a vector is drawn as points
h = plot(1:4, 3, 'o'); assert(numel(h) == 4 && get(h(2), 'XData') == 2 && get(h(2), 'YData') == 3)
h = plot(3, (1:4)'); assert(numel(h) == 4 && get(h(4), 'YData') == 4)

%% Complex numbers are drawn in the plane
h = plot([1+2i; 3-4i], 'x'); assert(isequal(get(h, 'XData'), [1 3]) && isequal(get(h, 'YData'), [2 -4]))

%% A drawing is seen from a side
surf(magic(3)); view([0 -1 1]); [a, e] = view; assert(a == 0 && e == 45)
view([1 1 0]); [a, e] = view; assert(abs(a - 135) < 1e-12 && e == 0)
clf; plot(1:3); assert(view == 0)
close all force

%% Legends and colorbars have handles
plot(1:3);
l = legend('data');
assert(ishandle(l))
set(l, 'Location', 'north', 'FontSize', 12);
assert(strcmp(get(l, 'Location'), 'north') && l.FontSize == 12)
l.Location = 'best';
assert(strcmp(l.Location, 'best'))
c = colorbar;
c.Label.String = 'metres';
assert(strcmp(get(c.Label, 'String'), 'metres'))
ylabel(c, 'feet');
assert(strcmp(get(get(c, 'YLabel'), 'String'), 'feet') && ~strcmp(get(get(gca, 'YLabel'), 'String'), 'feet'))
c = colorbar('southoutside', 'Ticks', [1 2]);
assert(isequal(c.Ticks, [1 2]) && strcmp(c.Location, 'southoutside'))
delete(c)
assert(~ishandle(c) && ishandle(l))
f = gcf;
assert(f.CurrentAxes == gca && isequal(f.Children, gca) && f.Number == f)

%% The coordinates of a drawing are set by its handle
h = plot(1:3);
set(h, 'XData', [5 6 7 8], 'YData', 1:4);
assert(isequal(get(h, 'XData'), [5 6 7 8]) && isequal(h.YData, 1:4))
h.XData = 3; h.YData = 4;
assert(isequal(h.XData, 3) && isequal(get(h, 'ydata'), 4))
set(h, 'xdata', [], 'ydata', []);
assert(isempty(h.XData) && isempty(h.YData))
t = text(1, 2, 'here');
set(t, 'Position', [3 4]);
assert(isequal(get(t, 'Position'), [3 4 0]))

%% A field is put into an empty cell array
c = {}; c.a = 1;
assert(isstruct(c) && isequal(c, struct('a', 1)))
c = {}; c.a.b(2) = 3;
assert(isequal(c.a.b, [0 3]))

%% A cell array with elements takes no field
% Error: dot indexing is not supported
c = {1}; c.a = 1;

%% Formats are written in any case, and colors in full
h = plot(1:3, 'Rx'); assert(isequal(get(h, 'Color'), [1 0 0]) && strcmp(get(h, 'Marker'), 'x'))
h = plot(1:3, 'cyan'); assert(isequal(get(h, 'Color'), [0 1 1]))
h = plot(1:3, '--black'); assert(isequal(get(h, 'Color'), [0 0 0]) && strcmp(get(h, 'LineStyle'), '--'))

%% Axes know what is drawn in them, and drawings the axes
h = plot([1 2; 3 4]);
assert(isequal(sort(get(gca, 'Children')), sort(h)) && isequal(get(h(1), 'Parent'), gca) && isequal(get(gca, 'Parent'), gcf))
cla; assert(isempty(get(gca, 'Children')))

%% A title over all axes has a handle
s = sgtitle('All'); s.FontSize = 20; set(s, 'String', 'Both');
assert(isnumeric(s))

%% Lines that grow
h = animatedline('Color', 'r');
for k = 1:3
  addpoints(h, k, k^2);
end
[x, y] = getpoints(h);
assert(isequal(x, 1:3) && isequal(y, [1 4 9]))
clearpoints(h)
assert(isempty(getpoints(h)))

%% Functions of two variables are drawn from texts and handles
ezsurf('x * y')
ezsurf('s * cos(t)', 's * sin(t)', 't')
ezmesh(@(u, v) u * v, [0 1 0 2], 20)
assert(isequal(size(get(gca, 'Children')), [1 1]))
ezcontour('sin(x) * cos(y)')
ezplot3('sin(t)', 'cos(t)', 't')

%% Words about viewing are taken
plot(1:3);
daspect([1 1 1]); daspect auto; pbaspect([1 1 1]);
rotate3d on; zoom off; pan on; hidden off; material shiny; shg
assert(numel(findall(gcf, 'Type', 'line')) == 1)

%% No word about viewing
% Error: expected on or off
rotate3d up

%% Polynomials of degrees and the unit step
assert(isequal(hermiteH([0 1 2 3], 1), [1 2 2 -4]) && isequal(laguerreL(2, [0 1]), [1 -0.5]) && isequal(legendreP(3, 1), 1))
assert(isequal(chebyshevT(0:3, 0.5), [1 0.5 -0.5 -1]) && isequal(chebyshevU(0:3, 1), 1:4))
assert(isequal(heaviside([-1 0 2]), [0 0.5 1]) && isnan(heaviside(NaN)) && isequal(dirac([0 1]), [Inf 0]))
assert(isequal(struct2array(struct('a', [1 2], 'b', 3)), [1 2 3]))

%% Filters whose impulse response is sampled
[bz, az] = impinvar(1, [1 2 1], 2);
assert(norm(bz - [0 exp(-0.5) / 4 0]) < 1e-14 && norm(az - [1 -2 * exp(-0.5) exp(-1)]) < 1e-14)
[b, a] = butter(4, 0.3, 's');
[bz, az] = impinvar(b, a, 10);
assert(norm(bz(2:4) * 1e6 - [0.1324 0.5192 0.1273]) < 1e-4)

%% Symbols are sent and received
for M = [2 4 8 16 64]
  x = 0:M - 1;
  for order = {'gray', 'bin'}
    assert(isequal(qamdemod(qammod(x, M, order{1}), M, order{1}), x))
    assert(isequal(pskdemod(pskmod(x, M, 0.3, order{1}), M, 0.3, order{1}), x))
  end
end
assert(isequal(qammod(0:15, 16), [-3+3i -3+1i -3-3i -3-1i -1+3i -1+1i -1-3i -1-1i 3+3i 3+1i 3-3i 3-1i 1+3i 1+1i 1-3i 1-1i]))
bits = mod((1:24)', 3) == 1;
assert(isequal(qamdemod(qammod(bits, 16, 'InputType', 'bit', 'UnitAveragePower', true), 16, 'OutputType', 'bit', 'UnitAveragePower', true), bits))
assert(abs(mean(abs(qammod(0:63, 64, 'UnitAveragePower', true)).^2) - 1) < 1e-12)
x = ones(1, 1e4); y = awgn(x, 10, 'measured');
assert(abs(var(y) - 0.1) < 0.02 && isreal(y) && ~isreal(awgn(complex(x, x), 10)))
[n, r] = biterr([1 2 3 0], [1 2 0 0]); assert(n == 2 && r == 0.25)
assert(isequal(bi2de(de2bi(0:10)), (0:10)') && isequal(de2bi(5, 4, 'left-msb'), [0 1 0 1]))
assert(isequal(size(randsrc(2, 3)), [2 3]) && abs(qfunc(qfuncinv(0.1)) - 0.1) < 1e-15)

%% Calls within calls, as many as in MATLAB
function r = depth(n)
  if n == 0, r = 0; else, r = depth(n - 1) + 1; end
end
assert(depth(480) == 480)

%% Drawings that were given no color have one
h = plot([1 2; 3 4]);
assert(isequal(get(h(1), 'Color'), [0 0.447 0.741]) && isequal(h(2).Color, [0.85 0.325 0.098]))
hold on
k = plot(1:3, 'Color', get(h(2), 'Color'));
assert(isequal(k.Color, [0.85 0.325 0.098]))

%% Sparse matrices in files
head = [uint8('MATLAB 5.0 MAT-file'), repmat(uint8(' '), 1, 105), uint8([0 1]), uint8('IM')];
body = [14 0 0 0 128 0 0 0 6 0 0 0 8 0 0 0 5 0 0 0 3 0 0 0 5 0 0 0 8 0 0 0 3 0 0 0 4 0 0 0 1 0 1 0 83 0 0 0 ...
        5 0 0 0 12 0 0 0 0 0 0 0 2 0 0 0 1 0 0 0 0 0 0 0 5 0 0 0 20 0 0 0 0 0 0 0 2 0 0 0 2 0 0 0 3 0 0 0 3 0 0 0 ...
        0 0 0 0 9 0 0 0 24 0 0 0 0 0 0 0 0 0 20 64 0 0 0 0 0 0 24 64 0 0 0 0 0 0 28 64];
f = fopen('sparse.mat', 'w'); fwrite(f, [double(head), body], 'uint8'); fclose(f);
s = load('sparse.mat');
assert(issparse(s.S) && isequal(full(s.S), [5 0 0 0; 0 0 7 0; 6 0 0 0]))

%% Drawings made of others give their handles
made = [quiver3(0, 0, 0, 1, 1, 1, 1, 'r', 'LineWidth', 2), stem3(magic(3)), surfc(magic(4)), meshc(magic(4)), meshz(magic(4)), ...
        surfl(magic(4)), compass([1 0], [0 1]), feather([1 0], [0 1]), fsurf(@(x, y) x + y), fmesh(@(x, y) x + y)];
hold on
made = [made, ribbon(magic(3)), fcontour(@(x, y) x + y), fimplicit(@(x, y) x + y)];
assert(numel(made) == 15 && all(ishandle(made(end - 4:end))))

%% Norms and medians of short vectors
assert(norm([3 4]) == 5 && norm([3; 4]) == 5 && norm(-2) == 2 && norm([0 0]) == 0 && norm([]) == 0)
assert(abs(norm([3e200 4e200]) / 5e200 - 1) < 1e-15 && abs(norm([3e-200; 4e-200]) / 5e-200 - 1) < 1e-15 && norm([Inf 1]) == Inf && isnan(norm([NaN 1])))
assert(isa(norm(single([3 4])), 'single') && norm([3 4i]) == 5 && norm([1 2; 3 4], 1) == 6)
assert(median([3 1 2]) == 2 && median([4; 1; 2; 3]) == 2.5 && isnan(median([1 NaN 2])) && median(7) == 7)
assert(median([Inf Inf]) == Inf && isnan(median([-Inf Inf])) && isequal(median([1 2; 3 4]), [2 3]))

%% Comments that end with what they begin with
c = textscan(sprintf('1 2 "no 3 numbers"\n4 5 "nor here"\n'), '%f %f', 'CommentStyle', {'"', '"'});
assert(isequal(c, {[1; 4], [2; 5]}))
c = textscan(sprintf('1 /* 2 */ 3\n4 5 %% 6\n'), '%f %f', 'CommentStyle', {'/*', '*/'});
assert(isequal(c{1}(1), 1) && isequal(c{2}(1), 3))

%% A surface is added to the axes
plot(1:3); surface(magic(3));
assert(numel(get(gca, 'Children')) == 2 && ~ishold)

%% The elements of a long array are read and written one by one
n = 5000; y = zeros(1, n);
for i = 1:n, y(i) = y(i) + i; end
assert(isequal(y, 1:n))
x = linspace(0, 1, n); y = zeros(n, 1);
for i = 2:n, y(i) = y(i - 1) + 2 * x(i); end
assert(abs(y(n) - n) < 1e-9)

%% functions of the library call theirs, whatever a program calls its own
M = movmax([1 NaN 3 2 5], 3, 'includenan'); assert(isequaln(M, [NaN NaN NaN 5 5])); assert(strcmp(or(1, 2), 'mine'))
function c = or(varargin)
    c = 'mine';
end
