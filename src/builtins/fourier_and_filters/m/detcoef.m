function varargout = detcoef(c, l, levels, as_cells)
  if ~isnumeric(c) || ~isvector(c) || ~isnumeric(l) || numel(l) < 3 || sum(l(1:end - 1)) ~= numel(c)
    error('Wavelet:detcoef:invalidStructure', 'detcoef: expected the coefficients and lengths that wavedec gives');
  end
  most = numel(l) - 2;
  cells = nargin > 3;
  if nargin < 3
    levels = most;
  elseif ischar(levels) || isstring(levels)
    levels = 1:most;
    cells = true;
  end
  if any(levels < 1 | levels > most | levels ~= fix(levels))
    error('Wavelet:detcoef:invalidLevel', 'detcoef: the levels must be integers from 1 up to %d', most);
  end
  ends = cumsum(reshape(l(1:end - 1), 1, []));
  parts = cell(1, numel(levels));
  for k = 1:numel(levels)
    at = most - levels(k) + 2;
    parts{k} = c(ends(at - 1) + 1:ends(at));
  end
  if cells || numel(levels) > 1 && nargout < 2
    varargout = {parts};
  else
    varargout = parts(1:max(nargout, 1));
  end
end
