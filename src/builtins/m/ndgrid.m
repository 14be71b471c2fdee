function varargout = ndgrid(varargin)
  n = nargin;
  if n == 1
    n = max(2, nargout);
    varargin = repmat(varargin, 1, n);
  elseif nargout > n
    error('ndgrid: wrong number of input arguments');
  end
  sz = ones(1, n);
  for k = 1:n
    if ! isvector(varargin{k})
      error('ndgrid: arguments must be vectors');
    end
    sz(k) = numel(varargin{k});
  end
  varargout = cell(1, max(1, nargout));
  for k = 1:max(1, nargout)
    along = ones(1, n);
    along(k) = sz(k);
    times = sz;
    times(k) = 1;
    varargout{k} = repmat(reshape(varargin{k}, along), times);
  end
end
