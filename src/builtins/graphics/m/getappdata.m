function value = getappdata(h, name)
  if nargin < 2
    value = appdata('all', h);
  else
    value = appdata('get', h, name);
  end
end
