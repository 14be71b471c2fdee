function [x, map] = gray2ind(I, n)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if nargin < 2
    n = 64;
    if islogical(I)
      n = 2;
    end
  end
  if ~(isscalar(n) && isnumeric(n) && n == fix(n) && n >= 1 && n <= 65536)
    error('MATLAB:gray2ind:InvalidSize', 'gray2ind: N must be a positive integer in the range [1, 65536]');
  end
  if ~(isnumeric(I) || islogical(I)) || ~isreal(I) || (isfloat(I) && (any(I(:) < 0) || any(I(:) > 1)))
    error('MATLAB:gray2ind:InvalidImage', 'gray2ind: I must be a grayscale or binary image: real numbers in the range [0, 1], or integers');
  end
  x = round(im2double(I) * (n - 1));
  if n <= 256
    x = uint8(x);
  else
    x = uint16(x);
  end
  map = gray(n);
end
