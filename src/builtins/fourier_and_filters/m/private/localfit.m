function Y = localfit(X, places, window, degree, shape, omit, robust)
  % A polynomial through each window of columns, at its place: Cleveland, Robust locally weighted regression and smoothing
  % scatterplots, JASA 74 (1979). The sums of all windows grow together, by one neighbour of every place at a time.
  n = size(X, 1);
  missing = isnan(X);
  valid = true(n, 1);
  if omit
    X(missing) = 0;
    valid = ~missing;
  end
  [first, last, scale, places, ends] = reach_of(places, window, n);
  if strcmp(shape, 'gaussian')
    if isscalar(window)
      width = window / 5;
    else
      width = (sum(window) + isempty(ends)) / 5;
    end
  else
    width = scale;
  end
  trust = cast(valid, class(X));
  Y = fitted(X, trust, places, first, last, ends, scale, degree, shape, width);
  for k = 1:robust
    % What is far from the curve counts less.
    away = abs(X - Y);
    away(missing) = NaN;
    middle = max(6 * median(away, 1, 'omitnan'), 1e3 * eps(class(X)) * max(abs(X), [], 1));
    away = min(away ./ max(middle, realmin), 1);
    away(missing) = 1;
    Y = fitted(X, (1 - away .^ 2) .^ 2 .* cast(valid, class(X)), places, first, last, ends, scale, degree, shape, width);
  end
end

function [first, last, scale, places, ends] = reach_of(places, window, n)
  % Which neighbours belong to windows, and in which distances: those of samples, or those of places with the ends of windows.
  ends = [];
  if isempty(places)
    if isscalar(window)
      first = -floor(window / 2);
      last = ceil(window / 2) - 1;
      scale = window / 2;
    else
      first = -window(1);
      last = window(2);
      scale = max(window) + 0.5;
    end
    first = max(first, 1 - n);
    last = min(last, n - 1);
  else
    if isscalar(window)
      ends = [-window / 2, window / 2];
    else
      ends = [-window(1), window(2)];
    end
    scale = max(abs(ends));
    counts = (1:n).';
    first = -max(counts - 1 - lookup(places, places + ends(1) - 1e-9 * scale));
    last = max(lookup(places, places + ends(2)) - counts);
  end
end

function Y = fitted(X, trust, places, first, last, ends, scale, degree, shape, width)
  n = size(X, 1);
  X = X .* trust;
  above = -first;
  padded = [zeros(above, size(X, 2), 'like', X); X; zeros(last, size(X, 2), 'like', X)];
  counted = [zeros(above, size(trust, 2), 'like', X); trust; zeros(last, size(trust, 2), 'like', X)];
  if ~isempty(places)
    places = [zeros(above, 1); places; zeros(last, 1)];
  end
  S = cell(1, 2 * degree + 1);
  T = cell(1, degree + 1);
  S(:) = {0};
  T(:) = {0};
  for j = first:last
    rows = above + j + (1:n);
    distance = j;
    weight = 1;
    if ~isempty(places)
      distance = places(rows) - places(above + (1:n));
      weight = distance >= ends(1) & distance <= ends(2);
    end
    switch shape
      case 'gaussian'
        weight = weight .* exp(-(distance / width) .^ 2 / 2);
      case 'tricube'
        weight = weight .* max(1 - abs(distance / width) .^ 3, 0) .^ 3;
    end
    distance = cast(distance / scale, class(X));
    weight = cast(weight, class(X));
    for k = 0:2 * degree
      S{k + 1} = S{k + 1} + weight .* counted(rows, :);
      if k <= degree
        T{k + 1} = T{k + 1} + weight .* padded(rows, :);
      end
      weight = weight .* distance;
    end
  end
  Y = solved(S, T, degree);
end

function Y = solved(S, T, degree)
  % Elimination in all windows at once. A power that the points of a window do not tell from lower ones is left out.
  G = cell(degree + 1);
  for a = 1:degree + 1
    for b = 1:degree + 1
      G{a, b} = S{a + b - 1};
    end
  end
  tolerance = eps(class(T{1})) ^ 0.6;
  for a = 1:degree + 1
    known = G{a, a} > tolerance * S{2 * a - 1};
    inverse = known ./ (G{a, a} + ~known);
    T{a} = T{a} .* inverse;
    for b = a + 1:degree + 1
      G{a, b} = G{a, b} .* inverse;
    end
    for r = a + 1:degree + 1
      T{r} = T{r} - G{r, a} .* T{a};
      for b = a + 1:degree + 1
        G{r, b} = G{r, b} - G{r, a} .* G{a, b};
      end
    end
  end
  for a = degree:-1:1
    for b = a + 1:degree + 1
      T{a} = T{a} - G{a, b} .* T{b};
    end
  end
  Y = T{1} + 0 ./ (S{1} > 0);
end
