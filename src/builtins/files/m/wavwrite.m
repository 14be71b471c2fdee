function wavwrite(y, fs, bits, file)
  switch nargin
    case 2
      file = fs;
      fs = 8000;
      bits = 16;
    case 3
      file = bits;
      bits = 16;
  end
  file = char(file);
  [~, ~, extension] = fileparts(file);
  if isempty(extension)
    file = [file '.wav'];
  end
  audiowrite(file, y, fs, 'BitsPerSample', bits);
end
