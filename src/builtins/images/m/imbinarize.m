function BW = imbinarize(I, varargin)
  imagecheck('imbinarize', I);
  method = 'global';
  if ~isempty(varargin)
    method = varargin{1};
    varargin(1) = [];
  end
  if ischar(method) || isstring(method)
    method = imageword('imbinarize', method, {'global', 'adaptive'});
    if strcmp(method, 'global')
      T = 0.5;
      if ~isempty(I) && ~islogical(I)
        T = graythresh(I);
      end
    else
      o = struct('Sensitivity', 0.5, 'ForegroundPolarity', 'bright');
      o = imageoptions('imbinarize', varargin, o);
      T = adaptthresh(I, o.Sensitivity, 'ForegroundPolarity', o.ForegroundPolarity);
    end
  else
    T = method;
    if ~(isnumeric(T) && isreal(T) && (isscalar(T) || isequal(size(T), size(I))))
      error('images:imbinarize:invalidThreshold', ...
            'imbinarize: the threshold must be a number, or an array of the size of the image');
    end
  end
  if isinteger(I)
    [low, high] = imagerange(I);
    BW = double(I) > double(T) * (high - low) + low;
  else
    BW = I > T;
  end
end
