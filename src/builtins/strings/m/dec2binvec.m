function bits = dec2binvec(number, n)
  if ~isnumeric(number) || ~isscalar(number) || number < 0 || number ~= fix(number)
    error('daq:dec2binvec:argument', 'dec2binvec: expected a whole number that is not negative');
  end
  text = dec2bin(number);
  if nargin > 1
    text = dec2bin(number, n);
  end
  bits = fliplr(text == '1');
end
