function varargout = pmtm(x, varargin)
  % D. J. Thomson, Spectrum estimation and harmonic analysis, 1982.
  x = arsignal('pmtm', x);
  n = size(x, 1);
  [given, kind] = option_of(varargin, 'Tapers', 'slepian');
  [given, level] = option_of(given, 'ConfidenceLevel', 0.95);
  [given, drops] = option_of(given, 'DropLastTaper', true);
  if ~any(strcmpi(kind, {'sine', 'slepian'}))
    error('signal:pmtm:invalidTapers', 'pmtm: the tapers must be ''slepian'' or ''sine'', found ''%s''', kind);
  end
  sines = strcmpi(kind, 'sine');
  method = 'adapt';
  texts = cellfun(@(v) ischar(v) || isstring(v), given);
  words = lower(cellfun(@char, given(texts), 'UniformOutput', false));
  chosen = ismember(words, {'adapt', 'eigen', 'unity'});
  if any(chosen)
    method = words{find(chosen, 1)};
  end
  numbers = given(~texts);
  V = [];
  if ~sines && numel(numbers) > 1 && isnumeric(numbers{1}) && numel(numbers{1}) > 1
    % Tapers and their concentrations.
    V = double(numbers{2}(:));
    numbers(2) = [];
  end
  rated = numel(numbers) > 2;
  numbers(end + 1:3) = {[]};
  o = spectralsetup('pmtm', n, {1, 0, numbers{2}});
  if isempty(numbers{2})
    o.nfft = max(256, 2 ^ nextpow2(n));
  end
  o.rated = rated;
  if o.rated
    o.rate = 1;
    if ~isempty(numbers{3})
      o.rate = double(numbers{3});
    end
  end
  o.words = words(~chosen);
  o = spectralwords('pmtm', o);
  nw = numbers{1};
  if sines
    % K. S. Riedel and A. Sidorenko, Minimum bias multiple taper spectral estimation, 1995: so many tapers, or the weight of each.
    if isempty(nw)
      nw = 7;
    end
    if isscalar(nw)
      nw = ones(1, round(nw)) / round(nw);
    end
    E = sqrt(2 / (n + 1)) * sin(pi / (n + 1) * (1:n)' * (1:numel(nw)));
    V = numel(nw) * nw(:) / sum(nw);
    method = 'eigen';
  else
    if isempty(nw)
      nw = 4;
    end
    if iscell(nw)
      [E, V] = dpss(n, nw{:});
    elseif isscalar(nw)
      [E, V] = dpss(n, nw, max(round(2 * nw) - drops, 1));
    else
      E = nw;
      V(end + 1:size(E, 2), 1) = 1;
    end
  end
  [rows, f, weights] = spectralrange('pmtm', o, isreal(x));
  pxx = zeros(numel(f), size(x, 2));
  for c = 1:size(x, 2)
    if isempty(o.at)
      S = abs(fft(E .* x(:, c), o.nfft)) .^ 2;
    else
      S = abs(exp(-2i * pi / o.rate * o.at * (0:n - 1)) * (E .* x(:, c))) .^ 2;
    end
    S = S(rows, :);
    switch method
      case 'unity'
        p = mean(S, 2);
      case 'eigen'
        p = S * V / numel(V);
      otherwise
        p = adapted(S, V', real(x(:, c)' * x(:, c)) / n);
    end
    pxx(:, c) = p .* weights / o.rate;
  end
  if nargout == 0
    plotspectrum(f, 10 * log10(pxx), o.rated, 'Power/frequency (dB)', 'Pmtm power spectrum');
    varargout = {};
  else
    % As many degrees of freedom as there are real and imaginary parts.
    factors = numel(V) ./ gammaincinv([1 + level, 1 - level] / 2, numel(V));
    pxxc = reshape(reshape(pxx, numel(f), 1, []) .* factors, numel(f), []);
    varargout = {pxx, f, pxxc};
    varargout = varargout(1:nargout);
  end
end

function [given, value] = option_of(given, name, value)
  % The value of an option, and what else is given.
  at = find(strcmpi(given, name));
  if ~isempty(at) && at(end) < numel(given)
    value = given{at(end) + 1};
    given(at(end):at(end) + 1) = [];
  end
end

function p = adapted(S, V, power)
  % Weights that trust a taper less where leakage is a larger share of what it sees.
  p = mean(S(:, 1:min(2, end)), 2);
  for iter = 1:100
    b = p ./ (p * V + power * (1 - V));
    w = b .^ 2 .* V;
    next = sum(w .* S, 2) ./ sum(w, 2);
    done = all(abs(next - p) <= 5e-4 * power / numel(p));
    p = next;
    if done
      break;
    end
  end
end
