function m = modwtmra(w, varargin)
  if ~isnumeric(w) || ~ismatrix(w) || size(w, 1) < 2
    error('Wavelet:modwtmra:invalidTransform', 'modwtmra: expected a matrix that modwt gives, found %s', class(w));
  end
  m = zeros(size(w), 'like', w);
  for k = 1:size(w, 1)
    one = zeros(size(w), 'like', w);
    one(k, :) = w(k, :);
    m(k, :) = imodwt(one, varargin{:});
  end
end
