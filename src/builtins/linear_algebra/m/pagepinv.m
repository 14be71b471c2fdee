function X = pagepinv(A, varargin)
  if ~isfloat(A)
    error('MATLAB:pagepinv:invalidType', 'pagepinv: expected a floating-point array, found %s', class(A));
  end
  X = pagefun(@(page) pinv(page, varargin{:}), A);
end
