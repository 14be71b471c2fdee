function C = imfuse(A, B, varargin)
  imagecheck('imfuse', A);
  imagecheck('imfuse', B);
  methods = {'falsecolor', 'blend', 'checkerboard', 'diff', 'montage'};
  method = methods{1};
  if mod(numel(varargin), 2) == 1
    method = imageword('imfuse', varargin{1}, methods);
    varargin(1) = [];
  end
  o = imageoptions('imfuse', varargin, struct('ColorChannels', [2, 1, 2], 'Scaling', 'independent'));
  scaling = imageword('imfuse', o.Scaling, {'independent', 'joint', 'none'});
  gray = any(strcmp(method, {'falsecolor', 'diff'}));
  extent = max(size(A, 1:2), size(B, 1:2));
  images = {A, B};
  for k = 1:2
    X = images{k};
    if size(X, 3) == 3 && gray
      X = rgb2gray(X);
    elseif size(X, 3) == 1 && ~gray && max(size(A, 3), size(B, 3)) == 3
      X = repmat(X, 1, 1, 3);
    end
    images{k} = imageunit(imagepad(X, [0, 0], extent - size(X, 1:2), 0));
  end
  [X, Y] = images{:};
  switch scaling
    case 'independent'
      [X, Y] = deal(mat2gray(X), mat2gray(Y));
    case 'joint'
      limits = [min(min(X(:)), min(Y(:))), max(max(X(:)), max(Y(:)))];
      [X, Y] = deal(mat2gray(X, limits), mat2gray(Y, limits));
  end
  switch method
    case 'falsecolor'
      channels = o.ColorChannels;
      if ~isnumeric(channels)
        words = {'green-magenta', 'red-cyan'};
        channels = [2, 1, 2; 1, 2, 2];
        channels = channels(strcmp(imageword('imfuse', o.ColorChannels, words), words), :);
      elseif ~(numel(channels) == 3 && all(any(channels(:) == 0:2, 2)))
        error('images:imfuse:invalidChannels', 'imfuse: expected for red, green and blue 0 or the number of an image');
      end
      parts = {zeros(extent), X, Y};
      C = cat(3, parts{channels + 1});
    case 'blend'
      C = (X + Y) / 2;
    case 'checkerboard'
      % 8 squares along each side.
      squares = mod(ceil((1:extent(1)).' * 8 / extent(1)) + ceil((1:extent(2)) * 8 / extent(2)), 2) == 0;
      C = X .* squares + Y .* ~squares;
    case 'diff'
      C = mat2gray(abs(X - Y));
    otherwise
      C = [X, Y];
  end
  C = im2uint8(C);
end
