function BW = im2bw(I, varargin)
  imagecheck('im2bw', I);
  if numel(varargin) > 0 && size(varargin{1}, 2) == 3 && isnumeric(varargin{1})
    I = ind2gray(I, varargin{1});
    varargin(1) = [];
  elseif size(I, 3) == 3
    I = rgb2gray(I);
  end
  level = 0.5;
  if ~isempty(varargin)
    level = varargin{1};
  end
  if ~(isnumeric(level) && isscalar(level) && level >= 0 && level <= 1)
    error('images:im2bw:invalidLevel', 'im2bw: the level must be a number between 0 and 1');
  end
  if islogical(I)
    BW = I;
  else
    BW = imageunit(I) > double(level);
  end
end
