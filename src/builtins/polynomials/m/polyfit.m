function [p, S, mu] = polyfit(x, y, n)
  % Least squares by orthogonal factors of the matrix of powers: Golub and Van Loan, Matrix Computations, section 5.3.
  if numel(x) ~= numel(y)
    error('MATLAB:polyfit:XYSizeMismatch', 'X and Y vectors must be the same size.');
  end
  if islogical(n)
    % Which powers take part, the highest first.
    used = reshape(n, 1, []);
  elseif isscalar(n) && isreal(n) && n >= 0 && n == fix(n)
    used = true(1, n + 1);
  else
    error('MATLAB:polyfit:badDegree', 'polyfit: the degree must be a nonnegative integer');
  end
  [x, y] = deal(reshape(x, [], 1), reshape(y, [], 1));
  if isa(y, 'single')
    x = single(x);
  end
  if nargout == 3
    mu = [mean(x); std(x)];
    x = (x - mu(1)) / mu(2);
  end
  powers = cumprod([repmat(x, 1, numel(used) - 1), ones(numel(x), 1)], 2, 'reverse');
  [Q, R] = qr(powers(:, used), 0);
  p = zeros(1, numel(used), class(R));
  if size(R, 2) > size(R, 1)
    warning('MATLAB:polyfit:PolyNotUnique', 'Polynomial is not unique; degree >= number of data points.');
  elseif rcond(R) < 1e-10
    if nargout == 3
      warning('MATLAB:polyfit:RepeatedPoints', ...
              'Polynomial is badly conditioned. Add points with distinct X values or reduce the degree of the polynomial.');
    else
      warning('MATLAB:polyfit:RepeatedPointsOrRescale', ...
              ['Polynomial is badly conditioned. Add points with distinct X values, reduce the degree of the polynomial, ', ...
               'or try centering and scaling as described in HELP POLYFIT.']);
    end
  end
  % The warnings above say it in the words of polynomials.
  p(used) = unwarned(@() R \ (Q' * y));
  if nargout > 1
    fitted = powers * p.';
    S = struct('R', R, 'df', max(0, numel(y) - nnz(used)), 'normr', norm(y - fitted), ...
               'rsquared', 1 - (norm(y - fitted) / norm(y - mean(y))) ^ 2);
  end
end
