function bw = enbw(w, rate)
  if ~isnumeric(w) || ~isreal(w) || ~isvector(w)
    error('signal:enbw:invalidWindow', 'enbw: expected a window as a vector of real numbers, found %s', class(w));
  end
  if ~isfloat(w)
    w = double(w);
  end
  bw = mean(w(:) .^ 2) / mean(w(:)) ^ 2;
  if nargin > 1
    if ~(isnumeric(rate) && isscalar(rate) && rate > 0)
      error('signal:enbw:invalidRate', 'enbw: the sample rate must be a positive number');
    end
    bw = bw * double(rate) / numel(w);
  end
end
