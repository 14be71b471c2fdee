function [x, map] = gray2ind(I, n)
  if ~isreal(I) || ~isnumeric(I) && ~islogical(I) || isfloat(I) && ~all(I(:) >= 0 & I(:) <= 1)
    error('MATLAB:gray2ind:InvalidImage', 'gray2ind: I must be a grayscale or binary image: real numbers in the range [0, 1], or integers');
  end
  if size(I, 3) ~= 1
    error('MATLAB:gray2ind:InvalidImage', 'gray2ind: I must be a grayscale image, whose third extent is 1; found %d', size(I, 3));
  end
  if nargin < 2
    n = 64;
    if islogical(I)
      n = 2;
    end
  end
  if ~isscalar(n) || ~isnumeric(n) || ~ismember(n, 1:65536)
    error('MATLAB:gray2ind:InvalidSize', 'gray2ind: N must be a positive integer in the range [1, 65536]');
  end
  levels = round((n - 1) * im2double(I));
  kinds = {'uint8', 'uint16'};
  x = cast(levels, kinds{1 + (n > 256)});
  map = gray(n);
end
