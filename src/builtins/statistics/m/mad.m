function y = mad(x, opt, dim)
  % What is not a number does not count.
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:mad:inputType', 'mad: expected a numeric array');
  end
  if nargin < 3
    dim = [];
  end
  if nargin < 2 || isempty(opt)
    opt = 0;
  elseif ~(isscalar(opt) && (isnumeric(opt) || islogical(opt)) && any(opt == [0, 1]))
    error('MATLAB:mad:badOption', 'mad: expected 0 (of means) or 1 (of medians) as the second argument');
  end
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(dim) && isequal(size(x), [0, 0])
    y = NaN(class(x));
    return;
  end
  [x, dim] = folddims('mad', x, dim);
  if opt == 0
    y = mean(abs(x - mean(x, dim, 'omitnan')), dim, 'omitnan');
  else
    y = median(abs(x - median(x, dim, 'omitnan')), dim, 'omitnan');
  end
end
