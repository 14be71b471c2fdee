function audiowrite(file, y, fs, varargin)
  bits = 0;
  for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'BitsPerSample')
      bits = double(varargin{k + 1});
    end
  end
  [~, ~, extension] = fileparts(char(file));
  if ~any(strcmpi(extension, {'.wav', '.wave'}))
    error('MATLAB:audiovideo:audiowrite:fileTypeNotSupported', 'audiowrite: files of the kind ''%s'' cannot be written; WAVE files (.wav) can', extension);
  end
  if ~ismatrix(y) || ~isreal(y) || ~(isfloat(y) || any(strcmp(class(y), {'uint8', 'int16', 'int32'})))
    error('MATLAB:audiovideo:audiowrite:badSamples', 'audiowrite: expected a column of samples for each channel');
  end
  if ~(isnumeric(fs) && isscalar(fs) && fs > 0)
    error('MATLAB:audiovideo:audiowrite:badRate', 'audiowrite: expected a sample rate, a positive number');
  end
  if isvector(y) && size(y, 1) == 1
    y = y(:);
  end
  [data, bits, format] = held(y, bits);
  channels = size(y, 2);
  frame = channels * bits / 8;
  id = fopen(char(file), 'w');
  if id < 0
    error('MATLAB:audiovideo:audiowrite:cannotWrite', 'audiowrite: ''%s'' cannot be written', char(file));
  end
  fwrite(id, 'RIFF');
  fwrite(id, 36 + numel(data) + mod(numel(data), 2), 'uint32');
  fwrite(id, 'WAVEfmt ');
  fwrite(id, 16, 'uint32');
  fwrite(id, [format channels], 'uint16');
  fwrite(id, [fs, fs * frame], 'uint32');
  fwrite(id, [frame bits], 'uint16');
  fwrite(id, 'data');
  fwrite(id, numel(data), 'uint32');
  fwrite(id, data);
  if mod(numel(data), 2) == 1
    fwrite(id, 0);
  end
  fclose(id);
end

function [data, bits, format] = held(y, bits)
  format = 1;
  if bits == 0
    widths = [8 16 32 16 16];
    bits = widths(strcmp(class(y), {'uint8', 'int16', 'int32', 'single', 'double'}));
  end
  y = y';
  if isfloat(y) && bits >= 32
    format = 3;
    if bits == 32
      y = single(y);
    else
      y = double(y);
    end
    data = typecast(y(:)', 'uint8');
    return;
  end
  % From -1 to 1.
  switch class(y)
    case 'uint8'
      y = (double(y) - 128) / 128;
    case 'int16'
      y = double(y) / 32768;
    case 'int32'
      y = double(y) / 2 ^ 31;
  end
  y = double(y(:)');
  switch bits
    case 8
      data = uint8(round(y * 128) + 128);
    case 16
      data = typecast(int16(round(y * 32768)), 'uint8');
    case 24
      whole = typecast(int32(min(max(round(y * 8388608), -8388608), 8388607)), 'uint8');
      whole = reshape(whole, 4, []);
      data = reshape(whole(1:3, :), 1, []);
    case 32
      data = typecast(int32(round(y * 2 ^ 31)), 'uint8');
    otherwise
      error('MATLAB:audiovideo:audiowrite:badBits', 'audiowrite: expected 8, 16, 24, 32 or 64 bits a sample, found %g', bits);
  end
end
