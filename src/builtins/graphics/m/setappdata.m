function setappdata(h, name, value)
  appdata('set', h, name, value);
end
