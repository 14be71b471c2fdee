function X = pagelsqminnorm(A, B, varargin)
  if ~isfloat(A) || ~isfloat(B)
    error('MATLAB:pagelsqminnorm:inputType', 'pagelsqminnorm: expected floating-point arrays, found %s and %s', ...
          class(A), class(B));
  end
  X = pagefun(@(a, b) lsqminnorm(a, b, varargin{:}), A, B);
end
