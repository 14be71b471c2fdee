c = {1, 'a', {2}}; s(3).f = 1; [s.f] = c{:}; [a, b] = s(1:2).f;
x = [c{:}]; y = {s.f}; z = [s(2:end).f, c{end}];
[c{1:2}] = deal(c{2:3}); c(2) = []; s(2) = []; m = containers.Map(); m('a') = c;
m('a'){1}; f = @(varargin) varargin{end}; f(c{:}); cellfun(f, c, 'UniformOutput', false);
function varargout = g(varargin), varargout = varargin; end
[p, q] = g(c{:}); function r = h(x), arguments, x (1, :) double = 1, end, r = x; end
h(); h(2); try, h('a', 3); catch e, disp(e.message), end
