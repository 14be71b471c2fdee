function h = imshow(A, varargin)
  if (ischar(A) && size(A, 1) == 1) || isstring(A)
    [A, map] = imread(A);
    if ~isempty(map)
      A = ind2rgb(A, map);
    end
  elseif ~isempty(varargin) && isnumeric(varargin{1}) && size(varargin{1}, 2) == 3 && ismatrix(A)
    A = ind2rgb(A, varargin{1});
    varargin(1) = [];
  end
  limits = default_limits(A);
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    limits = varargin{1};
    varargin(1) = [];
  end
  for k = numel(varargin) - 1:-2:1
    value = varargin{k + 1};
    switch lower(char(varargin{k}))
      case 'displayrange'
        limits = value;
      case 'parent'
        axes(value);
      case 'colormap'
        A = ind2rgb(A, value);
      case {'initialmagnification', 'border', 'interpolation', 'reduce'}
      otherwise
        continue;
    end
    varargin(k:k + 1) = [];
  end
  if ndims(A) == 3 && isinteger(A) && ~isa(A, 'uint8')
    A = im2double(A);
  end
  made = shown_picture(A, limits, varargin{:});
  if nargout > 0
    h = made;
  end
end

function limits = default_limits(A)
  limits = [0 1];
  if isinteger(A)
    limits = double([intmin(class(A)), intmax(class(A))]);
  end
end
