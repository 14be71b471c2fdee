function h = gaussdesign(bt, span, sps)
  if nargin < 2 || isempty(span)
    span = 3;
  end
  if nargin < 3 || isempty(sps)
    sps = 2;
  end
  if ~(isnumeric(bt) && isscalar(bt) && bt > 0)
    error('signal:gaussdesign:invalidBandwidth', 'gaussdesign: expected a positive product of bandwidth and time');
  end
  if ~(isscalar(span) && span > 0 && isscalar(sps) && sps > 0 && sps == fix(sps) && mod(span * sps, 2) == 0)
    error('signal:gaussdesign:OrderMustBeEven', ...
          'gaussdesign: symbols times samples must be an even number, found %g', span * sps);
  end
  width = sqrt(log(2) / 2) / double(bt);
  t = linspace(-span / 2, span / 2, span * sps + 1);
  h = exp(-(t * pi / width) .^ 2);
  h = h / sum(h);
end
