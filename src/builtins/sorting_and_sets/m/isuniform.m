function [tf, step] = isuniform(x)
  % Steps may differ by what the elements are rounded by.
  if ~isnumeric(x) || ~isreal(x)
    error('MATLAB:isuniform:inputType', 'isuniform: expected real numbers, found %s', class(x));
  end
  if ~isfloat(x)
    x = double(x);
  end
  tf = false;
  step = NaN(class(x));
  n = numel(x);
  if ~isvector(x) || n < 2 || ~all(isfinite(x))
    return;
  end
  mean_step = (x(n) - x(1)) / (n - 1);
  tolerance = 4 * eps(max(abs(x([1, n]))));
  tf = mean_step ~= 0 && all(sign(diff(x)) == sign(mean_step)) && all(abs(diff(x) - mean_step) <= tolerance);
  if tf
    step = mean_step;
  end
end
