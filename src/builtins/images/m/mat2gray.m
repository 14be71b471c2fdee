function I = mat2gray(A, limits)
  imagecheck('mat2gray', A);
  I = double(A);
  if nargin < 2
    limits = [min(I(:)), max(I(:))];
  elseif ~(isnumeric(limits) && numel(limits) == 2)
    error('images:mat2gray:invalidLimits', 'mat2gray: the limits must be two numbers');
  end
  limits = double(limits);
  if isempty(I)
    return;
  end
  if limits(1) ~= limits(2)
    I = (I - limits(1)) / (limits(2) - limits(1));
  end
  I = min(max(I, 0), 1);
end
