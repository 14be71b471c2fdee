function psf = otf2psf(H, extent)
  if ~isnumeric(H)
    error('images:otf2psf:invalidType', 'otf2psf: expected numbers, found %s', class(H));
  end
  if nargin < 2
    extent = size(H);
  end
  if any(extent > size(H, 1:numel(extent)))
    error('images:otf2psf:invalidSize', 'otf2psf: the result must not be larger than the transfer function');
  end
  psf = circshift(real(ifftn(H)), floor(extent / 2));
  at = arrayfun(@(m) 1:m, extent, 'UniformOutput', false);
  psf = psf(at{:});
end
