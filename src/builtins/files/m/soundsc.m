function soundsc(y, varargin)
  if nargin > 1 && numel(varargin{end}) == 2
    varargin(end) = [];
  end
  sound(y, varargin{:});
end
