function w = nuttallwin(n, sampling)
  % Four terms, continuous first derivative: Nuttall, Some windows with very good sidelobe behavior, IEEE ASSP 29 (1981).
  if nargin < 2
    sampling = 'symmetric';
  end
  w = cosinewindow('nuttallwin', n, sampling, [0.3635819, -0.4891775, 0.1365995, -0.0106411]);
end
