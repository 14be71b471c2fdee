function a = struct2array(s)
  if ~isstruct(s)
    error('MATLAB:struct2array:InvalidInput', 'struct2array: expected a structure');
  end
  values = struct2cell(s);
  a = [values{:}];
end
