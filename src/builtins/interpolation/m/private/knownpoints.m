function [x, Y] = knownpoints(name, x, Y)
  % The points where no row of Y is NaN, with a warning where some are left out; name is who asks.
  missing = any(isnan(Y), 1);
  if any(missing)
    warning('MATLAB:chckxy:nan', 'All data points with NaN in their value will be ignored.');
    x = x(~missing);
    Y = Y(:, ~missing);
    if numel(x) < 2
      error(['MATLAB:', name, ':TooFewPoints'], '%s: expected at least two points with values, found %d', name, numel(x));
    end
  end
end
