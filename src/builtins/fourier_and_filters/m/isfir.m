function tf = isfir(varargin)
  [~, a] = digitalfilter('isfir', varargin);
  tf = all(a(2:end) == 0);
end
