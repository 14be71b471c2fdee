function [err, varargout] = common_size(varargin)
  err = 0;
  sized = find(~cellfun(@isscalar, varargin));
  varargout = varargin;
  if isempty(sized)
    return;
  end
  shape = size(varargin{sized(1)});
  for k = sized
    if ~isequal(size(varargin{k}), shape)
      err = 1;
      return;
    end
  end
  for k = 1:nargin
    if isscalar(varargin{k})
      varargout{k} = repmat(varargin{k}, shape);
    end
  end
end
