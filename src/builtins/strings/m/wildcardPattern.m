function p = wildcardPattern(varargin)
  one = '.';
  args = varargin;
  about = '';
  at = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(char(a), 'Except'), args), 1);
  if ~isempty(at)
    except = pattern(args{at + 1});
    one = ['(?:(?!', source_of(except), ').)'];
    about = ['"Except",', written_of(except)];
    args(at:at + 1) = [];
  end
  words = cellfun(@(n) sprintf('%d', n), args, 'UniformOutput', false);
  if ~isempty(about)
    words = [words, {about}];
  end
  written = 'wildcardPattern';
  if ~isempty(words)
    written = ['wildcardPattern(', strjoin(words, ','), ')'];
  end
  switch numel(args)
    case 0
      p = pattern('source', [one, '*?'], written);
    case 1
      p = pattern('source', sprintf('%s{%d}', one, args{1}), written);
    otherwise
      p = pattern('source', [one, times_of(args{:}), '?'], written);
  end
end
