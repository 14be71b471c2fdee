function x = wrcoef(kind, c, l, varargin)
  levels = numel(l) - 2;
  [filters, mode, rest] = waveletfilters('wrcoef', varargin, 'r');
  n = levels;
  if ~isempty(rest)
    n = rest{1};
  end
  if ~any(strcmpi(kind, {'a', 'd'}))
    error('Wavelet:wrcoef:invalidType', 'wrcoef: expected a or d, found ''%s''', char(kind));
  end
  if ~isscalar(n) || n < strcmpi(kind, 'd') || n > levels || n ~= fix(n)
    error('Wavelet:wrcoef:invalidLevel', 'wrcoef: the level must be an integer from %d up to %d', ...
          strcmpi(kind, 'd'), levels);
  end
  ends = cumsum(reshape(l(1:end - 1), 1, []));
  keep = zeros(size(c));
  if strcmpi(kind, 'd')
    at = levels - n + 2;
    keep(ends(at - 1) + 1:ends(at)) = 1;
  else
    keep(1:ends(levels - n + 1)) = 1;
  end
  x = waverec(c .* keep, l, filters{:}, 'mode', mode);
end
