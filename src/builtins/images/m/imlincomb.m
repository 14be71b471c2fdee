function Z = imlincomb(varargin)
  given = varargin;
  kind = '';
  if ischar(given{end}) || isstring(given{end})
    kind = imageresultclass('imlincomb', given{end});
    given(end) = [];
  end
  if numel(given) < 2
    error('images:imlincomb:tooFewImages', 'imlincomb: expected a factor and an image');
  end
  count = floor(numel(given) / 2);
  Z = 0;
  for k = 1:count
    imagecheck('imlincomb', given{2 * k});
    if ~(isnumeric(given{2 * k - 1}) && isscalar(given{2 * k - 1}))
      error('images:imlincomb:invalidFactor', 'imlincomb: the factors must be numbers');
    end
    if ~isequal(size(given{2 * k}), size(given{2})) || ~strcmp(class(given{2 * k}), class(given{2}))
      error('images:imlincomb:mismatchedImages', 'imlincomb: the images must have one size and class');
    end
    Z = Z + double(given{2 * k - 1}) * imagefloat(given{2 * k});
  end
  if mod(numel(given), 2) == 1
    if ~(isnumeric(given{end}) && isscalar(given{end}))
      error('images:imlincomb:invalidFactor', 'imlincomb: what is added must be a number');
    end
    Z = Z + double(given{end});
  end
  if isempty(kind)
    kind = class(given{2});
    if strcmp(kind, 'logical')
      kind = 'double';
    end
  end
  Z = imageclass(Z, kind);
end
