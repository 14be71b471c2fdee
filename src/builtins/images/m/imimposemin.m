function J = imimposemin(I, BW, conn)
  % Soille, Morphological Image Analysis, 1999, section 6.4.6.
  imagecheck('imimposemin', I);
  if nargin < 3
    conn = [];
  end
  if ~isequal(size(I), size(BW)) || ~(islogical(BW) || isnumeric(BW))
    error('images:imimposemin:invalidMarkers', ...
          'imimposemin: the markers must be a binary image of the size of the image');
  end
  c = imageconn('imimposemin', conn, ndims(I));
  if isempty(I)
    J = I;
    return;
  end
  BW = BW ~= 0;
  x = double(I);
  step = 1;
  lowest = -Inf;
  if isinteger(I)
    lowest = double(intmin(class(I)));
  else
    range = max(x(:)) - min(x(:));
    step = 0.001 * range + 0.1 * (range == 0);
  end
  mask = x + step;
  mask(BW) = lowest;
  marker = Inf(size(x));
  marker(BW) = lowest;
  if isinteger(I)
    mask = min(mask, double(intmax(class(I))));
    marker = min(marker, double(intmax(class(I))));
  end
  mask(BW) = lowest;
  J = cast(-imageflood(-marker, -mask, c), class(I));
end
