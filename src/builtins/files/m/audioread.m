function [y, fs] = audioread(file, varargin)
  [about, data] = wavefile('audioread', char(file));
  native = false;
  range = [1 Inf];
  for k = 1:numel(varargin)
    option = varargin{k};
    if isnumeric(option) && numel(option) == 2
      range = double(option);
    elseif any(strcmpi(option, {'native', 'double'}))
      native = strcmpi(option, 'native');
    else
      error('MATLAB:audiovideo:audioread:unknownOption', 'audioread: expected [first last], ''native'' or ''double''');
    end
  end
  fs = about.SampleRate;
  y = samples_of(about, data, native);
  if ~isequal(range, [1 Inf])
    last = min(range(2), size(y, 1));
    if range(1) < 1 || range(1) > last || any(range ~= fix(range))
      error('MATLAB:audiovideo:audioread:outOfRange', 'audioread: the samples %g to %g are not within the %d that there are', range, size(y, 1));
    end
    y = y(range(1):last, :);
  end
end

function y = samples_of(about, data, native)
  width = about.BitsPerSample / 8;
  if width ~= fix(width)
    refuse(about);
  end
  count = floor(numel(data) / (width * about.NumChannels));
  data = data(1:count * width * about.NumChannels);
  scale = 2 ^ (about.BitsPerSample - 1);
  switch about.Format
    case 1
      switch about.BitsPerSample
        case 8
          y = data;
        case 16
          y = typecast(data, 'int16');
        case 24
          parts = reshape(data, 3, []);
          y = int32(parts(1, :)) * 256 + int32(parts(2, :)) * 65536 + int32(typecast(parts(3, :), 'int8')) * 16777216;
          scale = 2 ^ 31;
        case 32
          y = typecast(data, 'int32');
        otherwise
          refuse(about);
      end
      if ~native
        if about.BitsPerSample == 8
          y = (double(y) - 128) / 128;
        else
          y = double(y) / scale;
        end
      end
    case 3
      switch about.BitsPerSample
        case 32
          y = typecast(data, 'single');
        case 64
          y = typecast(data, 'double');
        otherwise
          refuse(about);
      end
      if ~native
        y = double(y);
      end
    case {6, 7}
      y = companded(double(data), about.Format) / 32768;
    otherwise
      refuse(about);
  end
  y = reshape(y, about.NumChannels, [])';
end

% What bytes of the A-law and of the mu-law stand for (ITU-T G.711).
function y = companded(code, format)
  if format == 7
    code = 255 - code;
    level = mod(code, 128);
    step = floor(level / 16);
    y = (mod(level, 16) * 8 + 132) .* 2 .^ step - 132;
    negative = code >= 128;
  else
    code = bitxor(code, 85);
    level = mod(code, 128);
    step = floor(level / 16);
    y = mod(level, 16) * 16 + 8;
    y(step > 0) = (y(step > 0) + 256) .* 2 .^ (step(step > 0) - 1);
    negative = code < 128;
  end
  y(negative) = -y(negative);
end

function refuse(about)
  error('MATLAB:audiovideo:audioread:unsupported', 'audioread: samples of %d bits in the format %d cannot be read', about.BitsPerSample, about.Format);
end
