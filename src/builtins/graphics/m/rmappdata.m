function rmappdata(h, name)
  appdata('remove', h, name);
end
