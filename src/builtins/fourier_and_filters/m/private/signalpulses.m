function [first, last, next, level] = signalpulses(name, given)
  % When pulses begin and end, and when the next one begins, NaN where none does.
  s = signaltransitions(name, given);
  polarity = lower(char(s.options.polarity));
  if ~any(strcmp(polarity, {'positive', 'negative'}))
    error(['signal:', name, ':invalidPolarity'], '%s: expected positive or negative, found ''%s''', name, polarity);
  end
  begins = s.rising == strcmp(polarity, 'positive');
  at = find(begins(1:end - 1));
  first = s.times(at, 2)';
  last = s.times(at + 1, 2)';
  next = NaN(size(first), class(first));
  more = at + 2 <= numel(begins);
  next(more) = s.times(at(more) + 2, 2)';
  level = s.levels(2);
end
