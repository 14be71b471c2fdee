function J = rangefilt(I, nhood)
  imagecheck('rangefilt', I);
  if nargin < 2
    nhood = true(3);
  end
  nhood = imageoddnhood('rangefilt', nhood);
  extent = size(nhood);
  half = (extent - 1) / 2;
  half(end + 1:ndims(I)) = 0;
  if isempty(I)
    J = I;
    return;
  end
  P = imagepad(I, half, half, 'symmetric');
  turned = reshape(nhood(end:-1:1), extent);
  at = cell(1, numel(half));
  for k = 1:numel(half)
    at{k} = half(k) + (1:size(I, k));
  end
  high = imageextreme(P, turned, true);
  low = imageextreme(P, turned, false);
  high = high(at{:});
  low = low(at{:});
  if islogical(I)
    J = high & ~low;
  elseif isinteger(I) && intmin(class(I)) < 0
    J = cast(double(high) - double(low), ['u', class(I)]);
  else
    J = high - low;
  end
end
