function info = audioinfo(file)
  file = char(file);
  [about, data] = wavefile('audioinfo', file);
  names = {'Uncompressed', 'Uncompressed', 'A-law', 'mu-law'};
  name = names(about.Format == [1 3 6 7]);
  if isempty(name)
    name = {sprintf('Format %d', about.Format)};
  end
  count = floor(numel(data) * 8 / (about.BitsPerSample * about.NumChannels));
  [folder, stem, extension] = fileparts(file);
  if isempty(folder) || folder(1) ~= '/'
    file = fullfile(pwd, folder, [stem extension]);
  end
  info = struct('Filename', file, 'CompressionMethod', name{1}, 'NumChannels', about.NumChannels, 'SampleRate', about.SampleRate, ...
                'TotalSamples', count, 'Duration', count / about.SampleRate, 'Title', [], 'Comment', [], 'Artist', [], ...
                'BitsPerSample', about.BitsPerSample);
end
