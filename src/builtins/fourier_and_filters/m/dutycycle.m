function [d, first, last, next, level] = dutycycle(varargin)
  if nargin == 2 && isscalar(varargin{1})
    % A width and a frequency.
    d = varargin{1} * varargin{2};
    return;
  end
  [first, last, next, level] = signalpulses('dutycycle', varargin);
  whole = ~isnan(next);
  first = first(whole);
  last = last(whole);
  next = next(whole);
  d = (last - first) ./ (next - first);
end
