function varargout = wfilters(name, kind)
  % I. Daubechies, Orthonormal bases of compactly supported wavelets, 1988: filters by their zeros inside the circle.
  name = lower(char(name));
  symmetric = strncmp(name, 'sym', 3);
  if strcmp(name, 'haar')
    n = 1;
  elseif symmetric
    n = sscanf(name, 'sym%d');
    if isempty(n) || ~any(n == [2:6, 8]) || ~strcmp(name, sprintf('sym%d', n))
      error('Wavelet:wfilters:unknownWavelet', ...
            'wfilters: expected haar or db1 to db20, or sym2 to sym6 or sym8, found ''%s''', name);
    end
  else
    n = sscanf(name, 'db%d');
    if isempty(n) || n < 1 || n > 20 || ~strcmp(name, sprintf('db%d', n))
      error('Wavelet:wfilters:unknownWavelet', ...
            'wfilters: expected haar or db1 to db20, or sym2 to sym6 or sym8, found ''%s''', name);
    end
  end
  k = 0:n - 1;
  y = roots(fliplr(gamma(n + k) ./ (gamma(k + 1) * gamma(n))));
  half = 1 - 2 * y;
  root = sqrt(half .^ 2 - 1);
  z = half + root;
  z(abs(z) > 1) = half(abs(z) > 1) - root(abs(z) > 1);
  if symmetric && n > 3
    low = least_asymmetric(z(:), n);
  else
    low = real(poly([z(:); -ones(n, 1)]));
  end
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

function low = least_asymmetric(z, n)
  % Of each zero, with its conjugate, either the one inside the circle or its image outside, so that the phase is as
  % nearly linear as can be (Daubechies, Ten Lectures on Wavelets, section 8.1.1).
  pairs = z(imag(z) > 1e-8);
  alone = real(z(abs(imag(z)) <= 1e-8));
  w = pi * (0.5:255.5).' / 256;
  least = Inf;
  count = numel(pairs) + numel(alone);
  for turns = 0:2 ^ (count - 1) - 1
    one = [pairs; alone];
    turned = bitget(turns, 1:count).' == 1;
    one(turned) = 1 ./ conj(one(turned));
    p = one(1:numel(pairs));
    c = real(poly([p; conj(p); one(numel(pairs) + 1:end); -ones(n, 1)]));
    phase = unwrap(angle(exp(-1i * w * (0:numel(c) - 1)) * c.'));
    bend = norm(phase - [w, ones(size(w))] * ([w, ones(size(w))] \ phase));
    if bend < least
      [least, low] = deal(bend, c);
    end
  end
  low = low * sqrt(2) / sum(low);
  % Forward or backward, as they are listed.
  [~, peak] = max(fliplr(low));
  if peak > n
    low = fliplr(low);
  end
end
