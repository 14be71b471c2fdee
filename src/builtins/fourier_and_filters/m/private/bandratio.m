function [ratio, kind, pass, stop, analog] = bandratio(name, pass, stop, ripple, attenuation, given, cost)
  % How far the stop band of a lowpass filter with the edge 1 is, to which the edges of the bands of another filter belong; and
  % these edges as those of analog filters: Rabiner and Gold, Theory and Application of Digital Signal Processing, 1975, chapter 4.
  analog = ~isempty(given) && strcmpi(given{1}, 's');
  if ~isempty(given) && ~analog && ~strcmpi(given{1}, 'z')
    error(['signal:', name, ':invalidOption'], '%s: expected ''s'' for an analog filter', name);
  end
  if ~(isnumeric(pass) && isnumeric(stop) && isreal(pass) && isreal(stop) && any(numel(pass) == [1, 2]) && ...
       numel(pass) == numel(stop))
    error(['signal:', name, ':invalidFrequency'], '%s: the pass band and the stop band must have one or two edges each', name);
  end
  pass = reshape(double(pass), 1, []);
  stop = reshape(double(stop), 1, []);
  if ~all([pass, stop] > 0) || ~analog && ~all([pass, stop] < 1)
    error(['signal:', name, ':invalidFrequency'], ...
          '%s: the edges must be positive, and below 1 for a digital filter', name);
  end
  if ripple >= attenuation
    error(['signal:', name, ':invalidDecibels'], ...
          '%s: the attenuation of the stop band must exceed the ripple of the pass band', name);
  end
  if ~analog
    pass = tan(pi * pass / 2);
    stop = tan(pi * stop / 2);
  end
  if isscalar(pass)
    if pass < stop
      kind = 'low';
      ratio = stop / pass;
    elseif pass > stop
      kind = 'high';
      ratio = pass / stop;
    else
      bad_edges(name);
    end
  elseif stop(1) < pass(1) && pass(1) < pass(2) && pass(2) < stop(2)
    kind = 'bandpass';
    ratio = min(abs((stop .^ 2 - prod(pass)) ./ (stop * diff(pass))));
  elseif pass(1) < stop(1) && stop(1) < stop(2) && stop(2) < pass(2)
    kind = 'stop';
    % The edges of the pass band come nearer as long as that makes the order smaller.
    near = optimset('TolX', 1e-12);
    pass(1) = fminbnd(@(edge) cost(between([edge, pass(2)], stop)), pass(1), stop(1) * (1 - 1e-12), near);
    pass(2) = fminbnd(@(edge) cost(between([pass(1), edge], stop)), stop(2) * (1 + 1e-12), pass(2), near);
    ratio = between(pass, stop);
  else
    bad_edges(name);
  end
end

function ratio = between(pass, stop)
  ratio = min(abs(stop * diff(pass) ./ (stop .^ 2 - prod(pass))));
end

function bad_edges(name)
  error(['signal:', name, ':invalidFrequency'], '%s: one of the bands must lie within the edges of the other', name);
end
