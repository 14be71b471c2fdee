function v = assigned(v, at, to), if numel(to) == numel(v), to = to(1:numel(at)); end, v(at) = to; end
function v = deleted(v, at), v(at) = []; end
function A = without_row(A, k), A(k, :) = []; end
function A = grown(A, c), A(:, end + 1) = c(1:size(A, 1)); end
function A = placed(A, at, to), A(at) = to; end
function b = second(f, varargin), [~, b] = f(varargin{:}); end
function c = third(f, varargin), [~, ~, c] = f(varargin{:}); end
function s = steps(t), s = 0; while s < t, s = s + 0.25; end, end
function v = filled(v, n)
v = double(v(:)); v(~(abs(v) < 1e6)) = 0.5;
v = repmat(v, ceil(n / numel(v)), 1); v = v(1:n) + (1:n)' / 640;
end
