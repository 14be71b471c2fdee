function BW = bwunpack(words, m)
  if ~isa(words, 'uint32') || ~ismatrix(words)
    error('images:bwunpack:invalidType', 'bwunpack: expected a matrix of the class uint32, found %s', class(words));
  end
  [rows, n] = size(words);
  if nargin < 2
    m = 32 * rows;
  elseif ~(isscalar(m) && m >= 0 && m <= 32 * rows && m == fix(m))
    error('images:bwunpack:invalidSize', 'bwunpack: the number of rows must be from 0 to %d', 32 * rows);
  end
  BW = mod(floor(double(reshape(words, 1, [])) ./ 2 .^ (0:31).'), 2) == 1;
  BW = reshape(BW, 32 * rows, n);
  BW = BW(1:m, :);
end
