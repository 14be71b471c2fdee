function [y, low, high] = glmval(b, X, link, varargin)
  stats = [];
  if ~isempty(varargin) && (isstruct(varargin{1}) || isempty(varargin{1}))
    stats = varargin{1};
    varargin(1) = [];
  end
  o = struct('Confidence', 0.95, 'Size', 1, 'Offset', 0, 'Constant', 'on', 'Simultaneous', false);
  o = nameoptions('glmval', varargin, o);
  if strcmpi(o.Constant, 'on')
    X = [ones(size(X, 1), 1), X];
  end
  if ~isnumeric(b) || size(X, 2) ~= numel(b)
    error('stats:glmval:InputSizeMismatch', 'glmval: expected %d coefficients, found %d', size(X, 2), numel(b));
  end
  [~, ~, inverse] = linkfunctions('glmval', link);
  eta = X * b(:) + o.Offset(:);
  y = o.Size(:) .* inverse(eta);
  if nargout > 1
    if isempty(stats)
      error('stats:glmval:NoStats', 'glmval: limits of confidence need the third result of glmfit');
    end
    spread = sqrt(sum((X * stats.covb) .* X, 2));
    if stats.estdisp
      far = tinv((1 + o.Confidence) / 2, stats.dfe) * spread;
    else
      far = norminv((1 + o.Confidence) / 2) * spread;
    end
    ends = [inverse(eta - far), inverse(eta + far)];
    low = y - o.Size(:) .* min(ends, [], 2);
    high = o.Size(:) .* max(ends, [], 2) - y;
  end
end
