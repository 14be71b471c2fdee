function B = imerode(A, SE, varargin)
  B = imagemorph('imerode', A, SE, false, varargin{:});
end
