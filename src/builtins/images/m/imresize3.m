function B = imresize3(V, varargin)
  imagecheck('imresize3', V);
  if ndims(V) > 3
    error('images:imresize3:invalidImage', 'imresize3: the image must have 3 dimensions, found %d', ndims(V));
  end
  methods = {'nearest', 'linear', 'cubic', 'box', 'triangle', 'lanczos2', 'lanczos3'};
  o = struct('Method', 'cubic', 'Antialiasing', [], 'Scale', [], 'OutputSize', []);
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    if isscalar(varargin{1})
      o.Scale = varargin{1};
    else
      o.OutputSize = varargin{1};
    end
    varargin(1) = [];
  end
  if mod(numel(varargin), 2) == 1
    o.Method = varargin{1};
    varargin(1) = [];
  end
  o = imageoptions('imresize3', varargin, o);
  method = imageword('imresize3', o.Method, methods);
  full = size(V, 1, 2, 3);
  if ~isempty(o.OutputSize)
    extent = double(reshape(o.OutputSize, 1, []));
    if ~(numel(extent) == 3 && ~all(isnan(extent)) && all(extent > 0 | isnan(extent)))
      error('images:imresize3:badSize', 'imresize3: the size must be three positive numbers, of which some may be NaN');
    end
    known = find(~isnan(extent), 1);
    extent(isnan(extent)) = extent(known) / full(known) * full(isnan(extent));
    extent = ceil(extent);
    scale = extent ./ full;
  else
    scale = double(reshape(o.Scale, 1, [])) .* [1, 1, 1];
    if ~(numel(scale) == 3 && all(scale > 0 & isfinite(scale)))
      error('images:imresize3:badScale', 'imresize3: expected a positive scale, or the size of the output');
    end
    extent = ceil(scale .* full);
  end
  smooth = o.Antialiasing;
  if isempty(smooth)
    smooth = ~strcmp(method, 'nearest');
  end
  B = V;
  if ~strcmp(method, 'nearest')
    B = imagefloat(V);
  end
  % One dimension after the other, as columns: the one that shrinks most first.
  [~, order] = sort(scale);
  for k = order
    turn = [k, setdiff(1:3, k)];
    B = permute(B, turn);
    shape = size(B, 1, 2, 3);
    if shape(1) ~= extent(k) || scale(k) ~= 1
      B = reshape(B, shape(1), []);
      B = imresize(B, 'Scale', [scale(k), 1], 'Method', strrep(method, 'linear', 'bilinear'), 'Antialiasing', smooth);
      B = B(1:extent(k), :);
    end
    B = ipermute(reshape(B, [extent(k), shape(2:3)]), turn);
  end
  B = imageclass(B, class(V));
end
