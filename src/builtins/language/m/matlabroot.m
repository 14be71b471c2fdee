function folder = matlabroot()
  folder = '';
end
