function [peak, snr] = psnr(A, ref, varargin)
  imagepair('psnr', A, ref);
  range = [];
  if ~isempty(varargin) && isnumeric(varargin{1})
    range = varargin{1};
    varargin(1) = [];
  end
  imageoptions('psnr', varargin, struct('DataFormat', ''));
  if isempty(range)
    [low, high] = imagerange(ref);
    range = high - low;
  elseif ~(isscalar(range) && range >= 0)
    error('images:psnr:invalidPeak', 'psnr: the peak value must be a nonnegative number');
  end
  err = mean((imagefloat(A(:)) - imagefloat(ref(:))) .^ 2);
  peak = 10 * log10(double(range) ^ 2 / err);
  snr = 10 * log10(mean(imagefloat(ref(:)) .^ 2) / err);
end
