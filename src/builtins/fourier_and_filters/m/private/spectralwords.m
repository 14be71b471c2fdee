function [o, power, trace, rest] = spectralwords(name, o)
  % The words among the arguments: the range of frequencies, density or power, how segments are joined.
  power = false;
  trace = 'mean';
  rest = {};
  for k = 1:numel(o.words)
    word = o.words{k};
    switch word
      case {'onesided', 'twosided', 'centered'}
        o.range = word;
      case {'half', 'whole'}
        ranges = {'onesided', 'twosided'};
        o.range = ranges{1 + strcmp(word, 'whole')};
      case {'psd', 'power'}
        power = strcmp(word, 'power');
      case {'mean', 'maxhold', 'minhold'}
        trace = word;
      case {'xaxis', 'yaxis', 'mimo'}
        rest{end + 1} = word;
      otherwise
        if ~strcmp(word, 'reassigned') || ~any(strcmp(name, {'periodogram', 'spectrogram'}))
          error(['signal:', name, ':invalidOption'], '%s: unknown option ''%s''', name, word);
        end
        rest{end + 1} = word;
    end
  end
end
