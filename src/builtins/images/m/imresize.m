function [B, newmap] = imresize(A, varargin)
  % Interpolation kernels: Keys, Cubic convolution interpolation, IEEE Trans. ASSP 29 (1981). They are widened where an
  % image shrinks, so that nothing is aliased.
  imagecheck('imresize', A);
  if ~isempty(varargin) && size(varargin{1}, 2) == 3 && colormapcheck(varargin{1}) && size(A, 3) == 1
    [B, newmap] = of_colors(A, varargin{:});
    return;
  end
  newmap = [];
  methods = {'nearest', 'bilinear', 'bicubic', 'box', 'triangle', 'cubic', 'lanczos2', 'lanczos3'};
  o = struct('Method', 'bicubic', 'Antialiasing', [], 'Scale', [], 'OutputSize', []);
  k = 1;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}) || iscell(varargin{1}))
    if isscalar(varargin{1})
      o.Scale = varargin{1};
    else
      o.OutputSize = varargin{1};
    end
    k = 2;
  end
  is_word = k <= numel(varargin) && (ischar(varargin{k}) || isstring(varargin{k}) && isscalar(varargin{k}));
  if k <= numel(varargin) && iscell(varargin{k}) || is_word && ismember(lower(char(varargin{k})), methods)
    o.Method = varargin{k};
    k = k + 1;
  end
  o = imageoptions('imresize', varargin(k:end), o);
  [m, n] = size(A, 1, 2);
  [scale, extent] = sizes(o, m, n);
  if iscell(o.Method)
    if ~(numel(o.Method) == 2 && isa(o.Method{1}, 'function_handle') && isscalar(o.Method{2}) && o.Method{2} > 0)
      error('images:imresize:invalidKernel', 'imresize: a kernel is a cell with a function and a width');
    end
    [kernel, width] = o.Method{:};
    method = '';
  else
    method = imageword('imresize', o.Method, methods);
    [kernel, width] = kernel_of(method);
  end
  smooth = o.Antialiasing;
  if isempty(smooth)
    smooth = ~strcmp(method, 'nearest');
  end
  if m == 0 || n == 0 || isempty(A)
    B = zeros([extent, size(A, 3:max(3, ndims(A)))], 'like', A);
    return;
  end
  if strcmp(method, 'nearest') && (~smooth || all(scale >= 1))
    rows = nearest(extent(1), scale(1), m);
    columns = nearest(extent(2), scale(2), n);
    B = reshape(A(rows, columns, :), [extent, size(A, 3:max(3, ndims(A)))]);
    return;
  end
  B = A;
  if islogical(A)
    B = uint8(255) * uint8(A);
  end
  % The dimension that shrinks more comes first.
  [~, order] = sort(scale);
  for dim = order
    B = resized(B, dim, extent(dim), scale(dim), kernel, width, smooth);
  end
  if islogical(A)
    B = B > 128;
  end
end

function [scale, extent] = sizes(o, m, n)
  if ~(isnumeric(o.OutputSize) && (isnumeric(o.Scale) || islogical(o.Scale)))
    error('images:imresize:badScale', 'imresize: expected a positive scale, or the size of the output, as numbers');
  elseif ~isempty(o.OutputSize)
    extent = double(reshape(o.OutputSize, 1, []));
    if ~(numel(extent) == 2 && ~all(isnan(extent)) && all(extent > 0 | isnan(extent)) && ...
        all(isfinite(extent) | isnan(extent)))
      error('images:imresize:badSize', 'imresize: the size must be two positive numbers, of which one may be NaN');
    end
    if isnan(extent(1))
      extent(1) = extent(2) * m / max(n, 1);
    elseif isnan(extent(2))
      extent(2) = extent(1) * n / max(m, 1);
    end
    extent = ceil(extent);
    scale = extent ./ max([m, n], 1);
  else
    scale = double(reshape(o.Scale, 1, []));
    if ~(any(numel(scale) == [1, 2]) && all(scale > 0 & isfinite(scale)))
      error('images:imresize:badScale', 'imresize: expected a positive scale, or the size of the output');
    end
    scale = scale .* [1, 1];
    extent = ceil(scale .* [m, n]);
  end
end

function at = nearest(len, scale, n)
  u = (1:len) / scale + 0.5 * (1 - 1 / scale);
  at = min(max(floor(u + 0.5), 1), n);
end

function [f, width] = kernel_of(method)
  switch method
    case {'nearest', 'box'}
      f = @(x) double(x >= -0.5 & x < 0.5);
      width = 1;
    case {'bilinear', 'triangle'}
      f = @(x) max(1 - abs(x), 0);
      width = 2;
    case {'bicubic', 'cubic'}
      f = @cubic;
      width = 4;
    case 'lanczos2'
      f = @(x) sinc(x) .* sinc(x / 2) .* (abs(x) < 2);
      width = 4;
    case 'lanczos3'
      f = @(x) sinc(x) .* sinc(x / 3) .* (abs(x) < 3);
      width = 6;
  end
end

function y = cubic(x)
  x = abs(x);
  % Products take a device less than powers do.
  square = x .* x;
  cube = square .* x;
  y = (1.5 * cube - 2.5 * square + 1) .* (x <= 1) + (-0.5 * cube + 2.5 * square - 4 * x + 2) .* (x > 1 & x <= 2);
end

function B = resized(A, dim, len, scale, kernel, width, smooth)
  n = size(A, dim);
  if scale < 1 && smooth
    width = width / scale;
    kernel = @(x) scale * kernel(scale * x);
  end
  % Beyond its border the image is mirrored.
  u = (1:len).' / scale + 0.5 * (1 - 1 / scale);
  at = floor(u - width / 2) + (0:ceil(width) + 1);
  weights = kernel(u - at);
  % Each element of the image needs them: in its class, and as whole numbers of 32 bits, they cost a device least.
  weights = cast(weights ./ sum(weights, 2), class(imagefloat(A([]))));
  at = mod(at - 1, 2 * n);
  at = int32(min(at, 2 * n - 1 - at) + 1);
  % Neighbours without weight do not count, whatever they are.
  used = gather(find(gather(any(weights ~= 0, 1))));
  if len == n && isscalar(used) && isequal(at(:, used), (1:n).')
    B = A;
    return;
  end
  shape = size(A);
  if dim == 1
    X = reshape(imagefloat(A), n, []);
    B = zeros(len, size(X, 2), 'like', X);
    for k = used
      % Whole numbers between limits: nobody has to ask whether these are rows.
      B = B + weights(:, k) .* X(min(max(at(:, k), 1), n), :);
    end
    shape(1) = len;
  else
    X = reshape(imagefloat(A), shape(1), n, []);
    B = zeros(shape(1), len, size(X, 3), 'like', X);
    for k = used
      B = B + weights(:, k).' .* X(:, min(max(at(:, k), 1), n), :);
    end
    shape(2) = len;
  end
  B = imageclass(reshape(B, shape), class(A));
end

function [B, map] = of_colors(A, map, varargin)
  % An indexed image: its colors in another size, and an indexed image again.
  o = struct('Colormap', 'optimized', 'Dither', true);
  k = 1;
  while k < numel(varargin)
    if ischar(varargin{k}) && any(strcmpi(varargin{k}, {'Colormap', 'Dither'})) || ...
       isstring(varargin{k}) && any(strcmpi(varargin{k}, ["Colormap", "Dither"]))
      o = imageoptions('imresize', varargin(k:k + 1), o);
      varargin(k:k + 1) = [];
    else
      k = k + 1;
    end
  end
  if any(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'nearest'), varargin))
    B = imresize(A, varargin{:});
    return;
  end
  dithering = {'nodither', 'dither'};
  rgb = imresize(ind2rgb(A, map), varargin{:});
  rgb = min(max(rgb, 0), 1);
  if strcmp(imageword('imresize', o.Colormap, {'optimized', 'original'}), 'original')
    B = rgb2ind(rgb, map, dithering{1 + (o.Dither ~= 0)});
  else
    [B, map] = rgb2ind(rgb, 256, dithering{1 + (o.Dither ~= 0)});
  end
  if isfloat(A)
    B = double(B) + 1;
  end
end
