function n = filtord(varargin)
  [b, a] = digitalfilter('filtord', varargin);
  n = max(find(b ~= 0, 1, 'last'), find(a ~= 0, 1, 'last')) - 1;
  if isempty(n)
    n = 0;
  end
end
