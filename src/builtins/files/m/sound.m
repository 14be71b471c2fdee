function sound(y, fs, bits)
  if ~(isnumeric(y) || islogical(y)) || ~isreal(y) || ~ismatrix(y) || isempty(y)
    error('MATLAB:audiovideo:sound:invalidInput', 'sound: expected samples, a column for each channel');
  end
  if nargin > 1 && ~(isnumeric(fs) && isscalar(fs) && fs > 0)
    error('MATLAB:audiovideo:sound:invalidRate', 'sound: expected a sample rate, a positive number');
  end
  warning('matgpu:files:silent', 'sound: nothing is heard here; audiowrite writes samples to a file');
end
