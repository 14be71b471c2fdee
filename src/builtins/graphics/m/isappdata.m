function tf = isappdata(h, name)
  tf = appdata('has', h, name);
end
