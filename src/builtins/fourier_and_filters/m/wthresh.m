function y = wthresh(x, kind, t)
  % D. L. Donoho, De-noising by soft-thresholding, 1995.
  switch lower(char(kind))
    case 's', y = sign(x) .* max(abs(x) - t, 0);
    case 'h', y = x .* (abs(x) > t);
    otherwise
      error('Wavelet:wthresh:invalidType', 'wthresh: expected s or h, found ''%s''', char(kind));
  end
end
