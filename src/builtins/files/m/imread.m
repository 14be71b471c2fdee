function [A, map, alpha] = imread(file, varargin)
  index = 1;
  background = [];
  region = {};
  k = 1;
  while k <= numel(varargin)
    option = varargin{k};
    if isnumeric(option)
      index = option;
      k = k + 1;
      continue;
    end
    option = lower(char(option));
    if ~any(strcmp(option, {'index', 'frames', 'backgroundcolor', 'pixelregion', 'info', 'autoorient'}))
      % A format is only needed where the name of the file has none.
      if k > 1
        error('MATLAB:imagesci:imread:unknownOption', ['imread: unknown option ''%s''; ''Index'', ''Frames'', ''BackgroundColor'', ', ...
              '''PixelRegion'', ''Info'' and ''AutoOrient'' are understood'], option);
      end
      if ~isfile(file) && isfile([char(file) '.' option])
        file = [char(file) '.' option];
      end
      k = k + 1;
      continue;
    end
    if k == numel(varargin)
      error('MATLAB:imagesci:imread:missingValue', 'imread: the option ''%s'' has no value', option);
    end
    value = varargin{k + 1};
    switch option
      case {'index', 'frames'}
        index = value;
      case 'backgroundcolor'
        background = value;
      case 'pixelregion'
        region = value;
    end
    k = k + 2;
  end
  file = char(file);
  if ischar(index) || isstring(index)
    [~, ~, ~, about] = picturefile(file, 1);
    index = 1:numel(about);
  end
  if isempty(index) || any(index ~= fix(index) | index < 1)
    error('MATLAB:imagesci:imread:badIndex', 'imread: expected the number of a picture, or several, from 1 on');
  end
  [A, map, alpha, about] = picturefile(file, index(1));
  for n = 2:numel(index)
    A = cat(4, A, picturefile(file, index(n)));
  end
  if strcmp(about(1).Format, 'tif') && ~isempty(alpha)
    A = cat(3, A, alpha);
    alpha = [];
  elseif ~isempty(alpha) && isempty(map) && ~strcmpi(background, 'none') && (nargout < 3 || ~isempty(background))
    A = laid_on(A, alpha, background);
    alpha = [];
  end
  if ~isempty(region)
    A = A(places(region{1}, size(A, 1)), places(region{2}, size(A, 2)), :, :);
  end
end

function B = laid_on(A, alpha, background)
  most = double(intmax(class(A)));
  if isempty(background)
    background = 0;
  end
  background = reshape(double(background) .* ones(1, size(A, 3)), 1, 1, []);
  if any(background ~= fix(background)) || all(background <= 1)
    background = background * most;
  end
  share = double(alpha) / most;
  B = cast(round(double(A) .* share + background .* (1 - share)), class(A));
end

% The rows or columns of [first last] or [first step last].
function k = places(limits, count)
  limits = double(limits);
  limits(isinf(limits)) = count;
  if numel(limits) == 2
    k = limits(1):limits(2);
  else
    k = limits(1):limits(2):limits(3);
  end
end
