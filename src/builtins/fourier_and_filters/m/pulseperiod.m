function [p, first, last, next, level] = pulseperiod(varargin)
  [first, last, next, level] = signalpulses('pulseperiod', varargin);
  whole = ~isnan(next);
  first = first(whole);
  last = last(whole);
  next = next(whole);
  p = next - first;
end
