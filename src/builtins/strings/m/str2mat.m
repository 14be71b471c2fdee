function S = str2mat(varargin)
  S = char(varargin{:});
end
