function [y, fs, bits] = wavread(file, varargin)
  file = char(file);
  if ~isfile(file) && isfile([file '.wav'])
    file = [file '.wav'];
  end
  info = audioinfo(file);
  if ~isempty(varargin) && strcmpi(varargin{1}, 'size')
    y = [info.TotalSamples, info.NumChannels];
    return;
  end
  if ~isempty(varargin) && isnumeric(varargin{1}) && isscalar(varargin{1})
    varargin{1} = [1 varargin{1}];
  end
  [y, fs] = audioread(file, varargin{:});
  bits = info.BitsPerSample;
end
