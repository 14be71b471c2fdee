function [q, d] = polyder(a, b)
  if ~isvector(a)
    error('MATLAB:polyder:InvalidP', 'polyder: the argument must be a vector');
  end
  if nargin == 1
    q = derivative(a);
    return;
  end
  if ~isvector(b)
    error('MATLAB:polyder:InvalidP', 'polyder: the argument must be a vector');
  end
  if nargout < 2
    q = trim(derivative(conv(a(:).', b(:).')));
  else
    left = conv(derivative(a), b(:).');
    right = conv(a(:).', derivative(b));
    n = max(numel(left), numel(right));
    q = trim([zeros(1, n - numel(left)), left] - [zeros(1, n - numel(right)), right]);
    d = conv(b(:).', b(:).');
    % A common factor is divided out, and the denominator made monic.
    common = polygcd(q, d);
    if numel(common) > 1
      q = deconv(q, common);
      d = deconv(d, common);
    end
    q = q / d(1);
    d = d / d(1);
  end
end

function q = derivative(p)
  p = p(:).';
  n = numel(p);
  if n <= 1
    q = zeros(1, class(p + 0));
  else
    q = trim(p(1:n - 1) .* (n - 1:-1:1));
  end
end

function p = trim(p)
  first = find(p ~= 0, 1);
  if isempty(first)
    p = p(1);
  else
    p = p(first:end);
  end
end
