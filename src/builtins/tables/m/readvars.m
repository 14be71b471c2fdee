function varargout = readvars(path, varargin)
  t = readtable(path, varargin{:});
  if nargout > width(t)
    error('MATLAB:readvars:TooManyOutputs', 'readvars: the file has %d variables, %d are asked for', width(t), nargout);
  end
  varargout = cell(1, max(nargout, 1));
  for k = 1:min(numel(varargout), width(t))
    varargout{k} = t.(k);
  end
end
