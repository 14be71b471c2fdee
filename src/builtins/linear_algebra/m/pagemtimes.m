function C = pagemtimes(A, varargin)
  if nargin == 2
    B = varargin{1};
  elseif nargin == 4
    A = turned(A, varargin{1});
    B = turned(varargin{2}, varargin{3});
  else
    error('MATLAB:narginchk:wrongInputs', 'pagemtimes: expected two arrays, or each with none, transpose or ctranspose behind it');
  end
  [m, n, p] = deal(size(A, 1), size(A, 2), size(B, 2));
  small = m * n * p <= 2^15 && (ndims(A) > 2 || ndims(B) > 2);
  if ~small || size(B, 1) ~= n || ~isfloat(A) || ~isfloat(B)
    C = pagefun(@mtimes, A, B);
    return;
  end
  % Small pages all at once: products of elements, summed along the dimension between them.
  pages = {size(A), size(B)};
  C = sum(reshape(A, [m, n, 1, pages{1}(3:end)]) .* reshape(B, [1, n, p, pages{2}(3:end)]), 2);
  shape = [size(C), 1, 1];
  C = reshape(C, shape([1, 3:end]));
end

function a = turned(a, how)
  switch lower(char(how))
    case 'none'
    case 'transpose'
      a = pagetranspose(a);
    case 'ctranspose'
      a = pagectranspose(a);
    otherwise
      error('MATLAB:pagemtimes:InvalidOption', 'pagemtimes: expected none, transpose or ctranspose, found %s', how);
  end
end
