function [slices, first, last, lengths] = movslice(N, wlen)
  % The windows that fit into 1:N whole, a column each, and the places that they belong to.
  if ~isscalar(N) || N < 1 || N ~= fix(N)
    error('MATLAB:movslice:badLength', 'movslice: the length must be a positive integer');
  end
  if ~ismember(numel(wlen), [1, 2]) || any(wlen < 0 | wlen ~= fix(wlen)) || isscalar(wlen) && wlen < 2
    error('MATLAB:movslice:badWindow', 'movslice: the window must be an integer greater than 1, or [before, after]');
  end
  if isscalar(wlen)
    % An even window reaches further back.
    wlen = [floor(wlen / 2), ceil(wlen / 2) - 1];
  end
  lengths = reshape(wlen, 1, []);
  if sum(lengths) >= N
    error('MATLAB:movslice:badWindow', 'movslice: the window is longer than the data');
  end
  first = 1 + lengths(1);
  last = N - lengths(2);
  slices = (first:last) + (-lengths(1):lengths(2)).';
end
