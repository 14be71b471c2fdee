function [slices, first, last, lengths] = movslice(N, wlen)
  if nargin ~= 2
    error('MATLAB:minrhs', 'movslice: expected a length and a window');
  end
  if ~(isscalar(N) && N > 0 && N == fix(N))
    error('MATLAB:movslice:badLength', 'movslice: the length must be a positive integer');
  end
  if isscalar(wlen)
    if ~(wlen > 1 && wlen == fix(wlen))
      error('MATLAB:movslice:badWindow', 'movslice: the window must be an integer greater than 1');
    end
    if mod(wlen, 2) == 1
      before = (wlen - 1) / 2;
      after = before;
    else
      before = wlen / 2;
      after = before - 1;
    end
  elseif numel(wlen) == 2
    if ~all(wlen >= 0 & wlen == fix(wlen))
      error('MATLAB:movslice:badWindow', 'movslice: the window must be [before, after], nonnegative integers');
    end
    before = wlen(1);
    after = wlen(2);
  else
    error('MATLAB:movslice:badWindow', 'movslice: the window must be a scalar or [before, after]');
  end
  width = before + after + 1;
  if width > N
    error('MATLAB:movslice:badWindow', 'movslice: the window is longer than the data');
  end
  first = before + 1;
  last = N - after;
  slices = (0:width - 1).' + (1:last - first + 1);
  lengths = [before, after];
end
