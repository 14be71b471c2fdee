% Format and samples of a WAVE file (Microsoft and IBM, Multimedia Programming Interface and Data Specifications 1.0).
function [about, data] = wavefile(name, file)
  id = fopen(file, 'r');
  if id < 0
    error(['MATLAB:audiovideo:' name ':fileNotFound'], '%s: the file ''%s'' does not exist', name, file);
  end
  bytes = fread(id, Inf, 'uint8=>uint8')';
  fclose(id);
  if numel(bytes) < 12 || ~strcmp(char(bytes(1:4)), 'RIFF') || ~strcmp(char(bytes(9:12)), 'WAVE')
    error(['MATLAB:audiovideo:' name ':fileTypeNotSupported'], '%s: ''%s'' is not a WAVE file; only those can be read', name, file);
  end
  about = struct('Format', 0, 'NumChannels', 0, 'SampleRate', 0, 'BitsPerSample', 0);
  data = zeros(1, 0, 'uint8');
  at = 13;
  while at + 7 <= numel(bytes)
    kind = char(bytes(at:at + 3));
    last = min(at + 7 + double(typecast(bytes(at + 4:at + 7), 'uint32')), numel(bytes));
    part = bytes(at + 8:last);
    if strcmp(kind, 'fmt ') && numel(part) >= 16
      words = double(typecast(part(1:16), 'uint16'));
      about.Format = words(1);
      about.NumChannels = words(2);
      about.SampleRate = double(typecast(part(5:8), 'uint32'));
      about.BitsPerSample = words(8);
      if about.Format == 65534 && numel(part) >= 26
        % The extensible format names the kind in its identifier.
        about.Format = double(typecast(part(25:26), 'uint16'));
      end
    elseif strcmp(kind, 'data')
      data = part;
    end
    % Each part begins at an even place.
    at = last + 1 + mod(numel(part), 2);
  end
  if about.NumChannels < 1 || about.BitsPerSample < 1
    error(['MATLAB:audiovideo:' name ':badFile'], '%s: ''%s'' does not say how its samples are held', name, file);
  end
end
