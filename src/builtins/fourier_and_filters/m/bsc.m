function [out, wrong] = bsc(data, p)
  if ~(isnumeric(data) || islogical(data)) || any(data(:) ~= 0 & data(:) ~= 1)
    error('comm:bsc:data', 'bsc: expected bits');
  end
  if ~(isnumeric(p) && isscalar(p) && p >= 0 && p <= 1)
    error('comm:bsc:probability', 'bsc: the probability must lie between 0 and 1');
  end
  wrong = rand(size(data)) < p;
  out = cast(xor(data ~= 0, wrong), class(data));
  wrong = double(wrong);
end
