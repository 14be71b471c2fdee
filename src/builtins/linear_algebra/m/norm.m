function n = norm(x, p, opt)
  if nargin == 2 && isfloat(x) && (ischar(p) || isstring(p)) && strcmpi(p, 'fro')
    % Of arrays with any number of dimensions.
    n = root_of_squares(x(:), 1);
    return;
  end
  if ~isfloat(x) || ndims(x) > 2
    error('MATLAB:norm:inputType', 'norm: expected a vector or a matrix of floating point numbers');
  end
  if nargin < 2
    if isvector(x)
      n = root_of_squares(abs(x(:)), 1);
      return;
    end
    p = 2;
  end
  if nargin > 2 || (ischar(p) && any(strcmp(p, {'rows', 'columns', 'cols'})))
    if nargin < 3
      opt = p;
      p = 2;
    end
    if ischar(p) && any(strcmpi(p, {'inf', '+inf'}))
      p = Inf;
    elseif ischar(p) && strcmpi(p, 'fro')
      p = 2;
    end
    switch opt
      case 'rows'
        n = vecnorm(x, p, 2);
      case {'columns', 'cols'}
        n = vecnorm(x, p, 1);
      otherwise
        error('MATLAB:norm:unknownNorm', 'norm: unknown option ''%s''', opt);
    end
    return;
  end
  if ischar(p) || isstring(p)
    switch lower(char(p))
      case {'inf', '+inf'}
        p = Inf;
      case '-inf'
        p = -Inf;
      otherwise
        error('MATLAB:norm:unknownNorm', 'norm: unknown norm ''%s''', char(p));
    end
  end
  if ~(isnumeric(p) && isscalar(p) && isreal(p))
    error('MATLAB:norm:unknownNorm', 'norm: p must be a real scalar, ''fro'' or Inf');
  end
  if isempty(x)
    n = zeros(1, class(x));
  elseif isvector(x)
    v = abs(x(:));
    if p == 2
      n = root_of_squares(v, 1);
    elseif p == Inf
      n = max(v, [], 'includenan');
    elseif p == -Inf
      n = min(v, [], 'includenan');
    elseif p == 1
      n = sum(v);
    elseif p == 0
      n = cast(sum(v ~= 0), class(v));
    else
      n = sum(v .^ p) ^ (1 / p);
    end
  else
    if p == 1
      n = max(sum(abs(x), 1), [], 'includenan');
    elseif p == Inf
      n = max(sum(abs(x), 2), [], 'includenan');
    elseif p == 2
      if any(~isfinite(x(:)))
        if any(isnan(x(:)))
          n = cast(NaN, class(x));
        else
          n = cast(Inf, class(x));
        end
      else
        s = svd(x);
        n = s(1);
      end
    else
      error('MATLAB:norm:unknownNorm', 'norm: the norms of a matrix are 1, 2, Inf and ''fro''');
    end
  end
end
