function limits = stretchlim(I, tol)
  imagecheck('stretchlim', I);
  if nargin < 2
    tol = [0.01, 0.99];
  end
  if ~(isnumeric(tol) && any(numel(tol) == [1, 2]) && all(tol(:) >= 0 & tol(:) <= 1))
    error('images:stretchlim:invalidTol', 'stretchlim: the tolerance must be one number or two, between 0 and 1');
  end
  tol = double(tol);
  if isscalar(tol)
    tol = [tol, 1 - tol];
  end
  if ~(tol(1) < tol(2))
    error('images:stretchlim:invalidTol', 'stretchlim: the lower fraction must be less than the upper one');
  end
  bins = 256;
  if any(strcmp(class(I), {'uint16', 'int16'}))
    bins = 65536;
  end
  limits = cell(1, size(I, 3));
  for k = 1:size(I, 3)
    share = cumsum(imhist(I(:, :, k), bins)) / max(numel(I(:, :, k)), 1);
    % How many are below the first that is above a share.
    low = sum(share <= tol(1));
    high = sum(share < tol(2));
    apart = low < bins & high < bins & low ~= high;
    limits{k} = merge([apart; apart], [low; high] / (bins - 1), [0; 1]);
  end
  limits = [zeros(2, 0), limits{:}];
end
