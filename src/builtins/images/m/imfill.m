function [B, locations] = imfill(A, varargin)
  imagecheck('imfill', A);
  holes = false;
  given = {};
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      imageword('imfill', varargin{k}, {'holes'});
      holes = true;
    else
      given{end + 1} = varargin{k};
    end
  end
  conn = 4 + 2 * (ndims(A) > 2);
  locations = zeros(0, 1);
  if ~islogical(A)
    if numel(given) > 0
      conn = given{end};
    end
    B = holes_of(A, imageconn('imfill', conn, ndims(A)));
    return;
  end
  if holes
    if numel(given) > 0
      conn = given{end};
    end
    B = A | ~imageoutside(~A, imageconn('imfill', conn, ndims(A)));
    if nargout > 1
      locations = find(B & ~A);
    end
    return;
  end
  if isempty(given)
    error('images:imfill:noLocations', 'imfill: expected ''holes'', or the locations to fill from, for a binary image');
  end
  locations = given{1};
  if numel(given) > 1
    conn = given{2};
  end
  if ~(isnumeric(locations) && all(locations(:) >= 1) && all(locations(:) == fix(locations(:))))
    error('images:imfill:invalidLocations', 'imfill: the locations must be positive whole numbers');
  end
  if size(locations, 2) > 1 && size(locations, 2) == ndims(A)
    sub = num2cell(double(locations), 1);
    inside = all(locations <= size(A), 2);
    sub = cellfun(@(s) s(inside), sub, 'UniformOutput', false);
    locations = sub2ind(size(A), sub{:});
  end
  locations = reshape(double(locations(locations <= numel(A))), [], 1);
  [L, n] = imagecomponents(~A, imageconn('imfill', conn, ndims(A)));
  filled = false(n + 1, 1);
  filled(L(locations) + 1) = true;
  filled(1) = false;
  B = A | reshape(filled(L + 1), size(A));
end

function B = holes_of(A, c)
  % What the complement is when it is reconstructed from the border.
  if isempty(A)
    B = A;
    return;
  end
  lowest = -double(A);
  mask = imagepad(lowest, ones(1, ndims(A)), ones(1, ndims(A)), Inf);
  marker = -Inf(size(mask));
  marker(mask == Inf) = Inf;
  filled = -imageflood(marker, mask, c);
  at = arrayfun(@(m) 2:m + 1, size(A), 'UniformOutput', false);
  B = cast(filled(at{:}), class(A));
end
