function [Y, ps] = mapstd(X, varargin)
  if ischar(X)
    Y = mapped('mapstd', X, varargin{:});
    return;
  end
  meant = {0, 1};
  meant(1:numel(varargin)) = varargin;
  [m, s, rows] = deal(mean(X, 2), std(X, 0, 2), size(X, 1));
  ps = struct('name', 'mapstd', 'xrows', rows, 'yrows', rows, 'xmean', m, 'xstd', s, 'ymean', meant{1}, 'ystd', meant{2});
  gain = meant{2} ./ s;
  gain(s == 0) = 1;
  [ps.gain, ps.xoffset, ps.no_change] = deal(gain, m, false);
  Y = mapped('mapstd', 'apply', X, ps);
end
