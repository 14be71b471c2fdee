function varargout = ndgrid(varargin)
  axes_ = varargin;
  if nargin == 1
    axes_ = repmat(varargin, 1, max(2, nargout));
  end
  if nargout > numel(axes_)
    error('MATLAB:ndgrid:tooManyOutputs', 'ndgrid: wrong number of input arguments');
  end
  if ~all(cellfun(@isvector, axes_))
    error('MATLAB:ndgrid:notVector', 'ndgrid: arguments must be vectors');
  end
  extent = cellfun(@numel, axes_);
  for k = 1:max(nargout, 1)
    % A vector along dimension k, copied along all others.
    line = [ones(1, k - 1), extent(k), 1];
    copies = extent;
    copies(k) = 1;
    varargout{k} = repmat(reshape(axes_{k}, line), copies);
  end
end
