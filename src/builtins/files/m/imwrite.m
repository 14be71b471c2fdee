function imwrite(A, varargin)
  map = zeros(0, 3);
  if nargin > 1 && isnumeric(varargin{1})
    map = double(varargin{1});
    varargin(1) = [];
  end
  if isempty(varargin)
    error('MATLAB:imagesci:imwrite:missingFile', 'imwrite: expected a picture and the name of a file');
  end
  if ~(isnumeric(A) || islogical(A)) || ~isreal(A)
    error('MATLAB:imagesci:imwrite:badClass', 'imwrite: expected a picture of real numbers, found one of class %s', class(A));
  end
  file = char(varargin{1});
  varargin(1) = [];
  [~, ~, format] = fileparts(file);
  format = format(2:end);
  if mod(numel(varargin), 2) == 1
    format = char(varargin{1});
    varargin(1) = [];
  end
  format = short_name(lower(format), file);

  alpha = zeros(0, 0);
  quality = 75;
  delay = 0.5;
  loops = NaN;
  transparent = -1;
  behind = false;
  depth = [];
  for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    switch lower(char(varargin{k}))
      case 'quality'
        quality = value;
      case 'alpha'
        alpha = value;
      case 'delaytime'
        delay = value;
      case 'loopcount'
        loops = value;
      case {'transparentcolor', 'transparency'}
        transparent = value;
      case 'writemode'
        behind = strcmpi(value, 'append');
      case 'bitdepth'
        depth = value;
    end
  end

  if isempty(map)
    A = levels(A);
  else
    if isfloat(A)
      % Places in a map are counted from 1 in floats and from 0 in whole numbers.
      A = A - 1;
    end
    A = cast(A, small_class(size(map, 1)));
  end
  if isequal(depth, 16) && ~isa(A, 'uint16') && isempty(map)
    A = im2uint16(A);
  elseif isequal(depth, 8) && ~isa(A, 'uint8')
    A = im2uint8(A);
  end
  if isa(A, 'uint16') && ~any(strcmp(format, {'png', 'tif', 'pgm', 'ppm', 'pnm'}))
    A = im2uint8(A);
  end
  if ~isempty(alpha) && ~isequal(size(alpha), [size(A, 1), size(A, 2)])
    error('MATLAB:imagesci:imwrite:badAlpha', 'imwrite: expected an opacity for each of %d-by-%d pixels', size(A, 1), size(A, 2));
  end
  if isfloat(transparent) && transparent > 0
    transparent = transparent - 1;
  end
  for frame = 1:size(A, 4)
    topicturefile(file, format, A(:, :, :, frame), map, levels(alpha), double([quality, delay, loops, transparent, behind || frame > 1]));
  end
end

% Whole numbers that a file can hold: floats are from 0 to 1.
function A = levels(A)
  if isfloat(A)
    A = uint8(round(double(A) * 255));
  elseif ~islogical(A) && ~isa(A, 'uint8') && ~isa(A, 'uint16')
    A = im2uint16(A);
  end
end

function name = small_class(colors)
  name = 'uint8';
  if colors > 256
    name = 'uint16';
  end
end

function format = short_name(format, file)
  switch format
    case {'jpeg', 'jpe'}
      format = 'jpg';
    case 'tiff'
      format = 'tif';
    case {'png', 'jpg', 'gif', 'bmp', 'tif', 'pbm', 'pgm', 'ppm', 'pnm'}
    case ''
      error('MATLAB:imagesci:imwrite:fileFormat', 'imwrite: the name ''%s'' has no extension that says which format is meant', file);
    otherwise
      error('MATLAB:imagesci:imwrite:fileFormat', ['imwrite: files of the format ''%s'' cannot be written; png, jpg, gif, bmp, tif, ', ...
            'pbm, pgm and ppm can'], format);
  end
end
