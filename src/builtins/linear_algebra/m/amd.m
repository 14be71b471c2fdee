function p = amd(A, options)
  if nargin == 2 && ~isstruct(options)
    error('MATLAB:amd:InvalidOptions', 'amd: expected a struct of options, found %s', class(options));
  end
  p = minimumdegree(squarepattern('amd', A));
end
