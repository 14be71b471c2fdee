function varargout = textread(path, format, varargin)
  if nargin < 2
    format = '%f';
  end
  [varargout{1:max(nargout, 1)}] = strread(fileread(path), format, varargin{:});
end
