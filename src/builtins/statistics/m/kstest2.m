function [h, p, ksstat] = kstest2(x, y, varargin)
  % The distribution for many points: Stephens, Journal of the Royal Statistical Society B 32 (1970).
  x = testdata('kstest2', x);
  y = testdata('kstest2', y);
  if ~(isvector(x) && isvector(y))
    error('stats:kstest2:VectorRequired', 'kstest2: expected two vectors');
  end
  if ~isempty(varargin) && isnumeric(varargin{1})
    names = {'Alpha', 'Tail'};
    varargin = reshape([names(1:numel(varargin)); varargin], 1, []);
  end
  o = nameoptions('kstest2', varargin, struct('Alpha', 0.05, 'Tail', 'unequal'));
  x = sort(reshape(x(~isnan(x)), [], 1));
  y = sort(reshape(y(~isnan(y)), [], 1));
  edges = [x; y];
  gap = bracket(x, edges) / numel(x) - bracket(y, edges) / numel(y);
  n = numel(x) * numel(y) / (numel(x) + numel(y));
  j = 1:101;
  lambda = @(d) (sqrt(n) + 0.12 + 0.11 / sqrt(n)) * d;
  switch lower(o.Tail)
    case {'both', 'unequal'}
      ksstat = max(abs(gap));
      p = 2 * sum((-1) .^ (j - 1) .* exp(-2 * lambda(ksstat) ^ 2 * j .^ 2));
      p = min(max(p, 0), 1);
      if ksstat == 0
        p = 1;
      end
    case 'larger'
      ksstat = max(gap);
      p = exp(-2 * lambda(ksstat) ^ 2);
    case 'smaller'
      ksstat = max(-gap);
      p = exp(-2 * lambda(ksstat) ^ 2);
    otherwise
      error('stats:kstest2:BadTail', 'kstest2: expected ''unequal'', ''larger'' or ''smaller'', found ''%s''', o.Tail);
  end
  h = p <= o.Alpha;
end
