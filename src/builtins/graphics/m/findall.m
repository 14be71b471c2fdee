function handles = findall(varargin)
  handles = findobj(varargin{:});
end
