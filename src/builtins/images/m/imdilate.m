function B = imdilate(A, SE, varargin)
  B = imagemorph('imdilate', A, SE, true, varargin{:});
end
