function c = xcorr2(a, b)
  if nargin < 2
    b = a;
  end
  if ~(isnumeric(a) || islogical(a)) || ~(isnumeric(b) || islogical(b)) || ndims(a) > 2 || ndims(b) > 2
    error('signal:xcorr2:invalidMatrix', 'xcorr2: expected numeric matrices');
  end
  c = conv2(a, rot90(conj(b), 2));
end
