function B = imguidedfilter(A, varargin)
  % He, Sun and Tang, Guided image filtering, IEEE Trans. PAMI 35 (2013).
  imagecheck('imguidedfilter', A);
  G = A;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    G = varargin{1};
    varargin(1) = [];
    imagecheck('imguidedfilter', G);
  end
  if ~isequal(size(A, 1, 2), size(G, 1, 2))
    error('images:imguidedfilter:sizesMustMatch', ...
          'imguidedfilter: the guide must have as many rows and columns as the image');
  end
  [low, high] = imagerange(G);
  o = struct('NeighborhoodSize', 5, 'DegreeOfSmoothing', 0.01 * (high - low) ^ 2);
  o = imageoptions('imguidedfilter', varargin, o);
  extent = imagecount('imguidedfilter', o.NeighborhoodSize, 'the size of the neighbourhood', 2);
  rest = double(o.DegreeOfSmoothing);
  if ~(isscalar(rest) && rest > 0)
    error('images:imguidedfilter:invalidDegree', 'imguidedfilter: the degree of smoothing must be a positive number');
  end
  kind = class(A);
  A = imagefloat(A);
  G = imagefloat(G);
  B = A;
  if isempty(A)
    return;
  end
  for k = 1:size(A, 3)
    if size(G, 3) == size(A, 3)
      B(:, :, k) = guided(A(:, :, k), G(:, :, k), extent, rest);
    else
      B(:, :, k) = guided(A(:, :, k), G, extent, rest);
    end
  end
  B = imageclass(B, kind);
end

function q = guided(p, G, extent, rest)
  planes = size(G, 3);
  mean_p = average(p, extent);
  means = cell(1, planes);
  cross = cell(1, planes);
  for k = 1:planes
    means{k} = average(G(:, :, k), extent);
    cross{k} = average(G(:, :, k) .* p, extent) - means{k} .* mean_p;
  end
  if planes == 1
    a = {cross{1} ./ (average(G .^ 2, extent) - means{1} .^ 2 + rest)};
  else
    % The inverse of each matrix of covariances, by its cofactors.
    C = cell(3);
    for i = 1:3
      for j = 1:i
        C{i, j} = average(G(:, :, i) .* G(:, :, j), extent) - means{i} .* means{j} + rest * (i == j);
        C{j, i} = C{i, j};
      end
    end
    K = cell(3);
    for i = 1:3
      [r, s] = deal(mod(i, 3) + 1, mod(i + 1, 3) + 1);
      for j = 1:3
        [t, u] = deal(mod(j, 3) + 1, mod(j + 1, 3) + 1);
        K{i, j} = C{r, t} .* C{s, u} - C{r, u} .* C{s, t};
      end
    end
    d = C{1, 1} .* K{1, 1} + C{1, 2} .* K{1, 2} + C{1, 3} .* K{1, 3};
    a = cell(1, 3);
    for i = 1:3
      a{i} = (K{i, 1} .* cross{1} + K{i, 2} .* cross{2} + K{i, 3} .* cross{3}) ./ d;
    end
  end
  b = mean_p;
  for k = 1:planes
    b = b - a{k} .* means{k};
  end
  q = average(b, extent);
  for k = 1:planes
    q = q + average(a{k}, extent) .* G(:, :, k);
  end
end

function y = average(x, extent)
  y = imagecorrelate(x, ones(extent(1), 1), 'replicate');
  y = imagecorrelate(y, ones(1, extent(2)), 'replicate') / prod(extent);
end
