function varargout = wfilters(name, kind)
  % I. Daubechies, Orthonormal bases of compactly supported wavelets, 1988: filters by their zeros inside the circle.
  name = lower(char(name));
  if strcmp(name, 'haar')
    n = 1;
  else
    n = sscanf(name, 'db%d');
    if isempty(n) || n < 1 || n > 20 || ~strcmp(name, sprintf('db%d', n))
      error('Wavelet:wfilters:unknownWavelet', 'wfilters: expected haar or db1 to db20, found ''%s''', name);
    end
  end
  k = 0:n - 1;
  y = roots(fliplr(gamma(n + k) ./ (gamma(k + 1) * gamma(n))));
  half = 1 - 2 * y;
  root = sqrt(half .^ 2 - 1);
  z = half + root;
  z(abs(z) > 1) = half(abs(z) > 1) - root(abs(z) > 1);
  low = real(poly([z(:); -ones(n, 1)]));
  low = low * sqrt(2) / sum(low);
  high = qmf(low);
  all_of_them = {fliplr(low), fliplr(high), low, high};
  if nargin < 2
    varargout = all_of_them(1:max(nargout, 1));
    return;
  end
  switch lower(char(kind))
    case 'd', varargout = all_of_them([1, 2]);
    case 'r', varargout = all_of_them([3, 4]);
    case 'l', varargout = all_of_them([1, 3]);
    case 'h', varargout = all_of_them([2, 4]);
    otherwise
      error('Wavelet:wfilters:invalidType', 'wfilters: expected d, r, l or h, found ''%s''', char(kind));
  end
end
