function [tf, at] = ismembertol(a, s, varargin)
  tol = 1e-12;
  if isa(a, 'single') || isa(s, 'single')
    tol = 1e-6;
  end
  if mod(numel(varargin), 2) == 1
    tol = varargin{1};
    varargin(1) = [];
  end
  o = nameoptions('ismembertol', varargin, struct('ByRows', false, 'OutputAllIndices', false, 'DataScale', []));
  shape = [size(a, 1), 1];
  if ~o.ByRows
    shape = size(a);
    [a, s] = deal(a(:), s(:));
  elseif size(a, 2) ~= size(s, 2)
    error('MATLAB:ISMEMBERTOL:AandBColnumAgree', 'The number of columns in A and B must match.');
  end
  if isempty(o.DataScale)
    o.DataScale = max(abs([a; s]), [], 1);
  end
  reach = tol * o.DataScale + zeros(1, size(a, 2));
  tf = false(shape);
  at = zeros(shape);
  if o.OutputAllIndices
    at = num2cell(at);
  end
  n = size(a, 1);
  m = size(s, 1);
  if n == 0 || m == 0
    return;
  end
  % The first one that is near, of so many elements at once that all their distances can be held.
  step = max(1, floor(2 ^ 22 / m));
  for k = 1:step:n
    part = k:min(k + step - 1, n);
    near = true;
    for c = 1:size(a, 2)
      near = near & abs(s(:, c) - reshape(a(part, c), 1, [])) <= reach(c);
    end
    [found, place] = max(near, [], 1);
    tf(part) = found;
    if ~o.OutputAllIndices
      at(part) = place .* found;
      continue;
    end
    for j = find(found)
      at{part(j)} = find(near(:, j));
    end
  end
end
