function T = adaptthresh(I, varargin)
  % Bradley and Roth, Adaptive thresholding using the integral image, Journal of Graphics Tools 12 (2007).
  imagecheck('adaptthresh', I);
  sensitivity = 0.5;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    sensitivity = varargin{1};
    varargin(1) = [];
  end
  if ~(isnumeric(sensitivity) && isscalar(sensitivity) && sensitivity >= 0 && sensitivity <= 1)
    error('images:adaptthresh:invalidSensitivity', 'adaptthresh: the sensitivity must be between 0 and 1');
  end
  extent = size(I);
  o = struct('NeighborhoodSize', 2 * floor(extent / 16) + 1, 'ForegroundPolarity', 'bright', 'Statistic', 'mean');
  o = imageoptions('adaptthresh', varargin, o);
  bright = strcmp(imageword('adaptthresh', o.ForegroundPolarity, {'bright', 'dark'}), 'bright');
  kind = imageword('adaptthresh', o.Statistic, {'mean', 'median', 'gaussian'});
  extent = imagecount('adaptthresh', o.NeighborhoodSize, 'the size of the neighbourhood', numel(extent));
  I = imageunit(I);
  switch kind
    case 'mean'
      T = I;
      for k = 1:numel(extent)
        h = ones([ones(1, k - 1), extent(k), 1]) / extent(k);
        T = imagecorrelate(T, h, 'replicate');
      end
    case 'median'
      T = medfilt2(I, extent, 'symmetric');
    case 'gaussian'
      T = imgaussfilt(I, (extent - 1) / 4 + (extent == 1) * 0.1, 'FilterSize', extent + (mod(extent, 2) == 0));
  end
  if bright
    T = T * (0.6 + (1 - double(sensitivity)));
  else
    T = T * (0.4 + double(sensitivity));
  end
  T = min(max(T, 0), 1);
end
