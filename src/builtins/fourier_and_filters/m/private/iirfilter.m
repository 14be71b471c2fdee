function out = iirfilter(name, z, p, k, edges, given, count)
  % The results of a design function: a prototype with the edge 1 as a filter with these edges, digital unless 's' is given.
  analog = false;
  kind = '';
  for j = 1:numel(given)
    if ~(ischar(given{j}) || isstring(given{j}))
      error(['signal:', name, ':invalidType'], '%s: the type of the filter must be a text', name);
    end
    word = lower(char(given{j}));
    if any(strcmp(word, {'s', 'z'}))
      analog = strcmp(word, 's');
    elseif any(strcmp(word, {'low', 'high', 'bandpass', 'stop'}))
      kind = word;
    else
      error(['signal:', name, ':invalidType'], ...
            '%s: expected ''low'', ''high'', ''bandpass'', ''stop'' or ''s'', found ''%s''', name, word);
    end
  end
  if ~(isnumeric(edges) && isreal(edges) && any(numel(edges) == [1, 2]))
    error(['signal:', name, ':invalidFrequency'], '%s: expected one or two real edges', name);
  end
  edges = reshape(double(edges), 1, []);
  if ~analog && ~all(edges > 0 & edges < 1)
    error(['signal:', name, ':invalidFrequency'], '%s: the edges must be between 0 and 1, which is half the sample rate', name);
  elseif ~all(edges > 0 & isfinite(edges))
    error(['signal:', name, ':invalidFrequency'], '%s: the edges must be positive', name);
  elseif numel(edges) == 2 && edges(1) >= edges(2)
    error(['signal:', name, ':invalidFrequency'], '%s: the edges must increase', name);
  end
  kinds = {'low', 'high'; 'bandpass', 'stop'};
  if isempty(kind)
    kind = kinds{numel(edges), 1};
  elseif ~any(strcmp(kind, kinds(numel(edges), :)))
    error(['signal:', name, ':invalidType'], '%s: a filter of the type ''%s'' has another number of edges', name, kind);
  end
  if ~analog
    % At half a sample a time, the bilinear transformation takes 4 tan(pi w / 2) to w.
    edges = 4 * tan(pi * edges / 2);
  end
  [z, p, k] = bandtransform(z, p, k, edges, kind);
  if ~analog
    [z, p, k] = bilinearpoints(z, p, k, 2);
  end
  if count == 3
    out = {z, p, k};
    return;
  end
  b = k * real(poly(z));
  a = real(poly(p));
  b = [zeros(1, numel(a) - numel(b)), b];
  if count == 4
    out = cell(1, 4);
    [out{:}] = statespace(b, a);
  else
    out = {b, a};
  end
end
