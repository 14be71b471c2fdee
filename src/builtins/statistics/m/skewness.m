function y = skewness(x, flag, dim)
  % The standardised moment of order 3; flag 0 corrects the bias of a sample (Joanes and Gill, The Statistician 47, 1998).
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:skewness:inputType', 'skewness: expected a numeric array, found %s', class(x));
  end
  if nargin < 2 || isempty(flag)
    flag = 1;
  end
  if nargin < 3
    dim = [];
  end
  if ~isscalar(flag) || ~ismember(flag, [0, 1])
    error('MATLAB:skewness:badFlag', 'skewness: the flag must be 0 or 1');
  end
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(dim) && isequal(size(x), [0, 0])
    y = NaN(class(x));
    return;
  end
  [x, dim] = folddims('skewness', x, dim);
  % What is not a number does not count.
  deviation = x - mean(x, dim, 'omitnan');
  variance = mean(deviation .^ 2, dim, 'omitnan');
  y = mean(deviation .^ 3, dim, 'omitnan') ./ variance .^ (3 / 2);
  if flag == 0
    n = sum(~isnan(x), dim);
    factor = sqrt(n .* (n - 1)) ./ (n - 2);
    factor(n < 3) = 1;
    y = y .* factor;
  end
end
