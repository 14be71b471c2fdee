function v = scatteredvalues(P, T, values, Q, method, beyond)
  % What values at points come to at others, through a triangulation of the points.
  v = NaN(size(Q, 1), size(values, 2), class(values));
  known = ~any(isnan(Q), 2);
  if strcmp(method, 'nearest')
    v = values(dsearchn(P, Q), :);
    v(repmat(~known, 1, size(v, 2))) = NaN;
    if strcmp(beyond, 'none')
      v(isnan(tsearchn(P, T, Q)), :) = NaN;
    end
    return;
  end
  [at, weights] = tsearchn(P, T, Q);
  if strcmp(method, 'natural') && size(P, 2) == 2
    inside = find(~isnan(at));
    v(inside, :) = naturalneighbours(P, T, values, Q(inside, :));
  elseif ~isempty(T)
    v = cast(combined(T(max(at, 1), :), weights, values), class(values));
    v(repmat(isnan(at), 1, size(v, 2))) = NaN;
  end
  if strcmp(beyond, 'none')
    return;
  end
  outside = find(isnan(at) & known);
  if isempty(outside)
    return;
  end
  if strcmp(beyond, 'nearest')
    v(outside, :) = values(dsearchn(P, Q(outside, :)), :);
    return;
  end
  [simplex, foot] = nearesthull(P, T, Q(outside, :));
  if strcmp(beyond, 'linear')
    foot = Q(outside, :);
  end
  for k = 1:numel(outside)
    corners = T(simplex(k), :);
    w = [P(corners, :)'; ones(1, numel(corners))] \ [foot(k, :)'; 1];
    v(outside(k), :) = w' * values(corners, :);
  end
end

function v = combined(corners, weights, values)
  v = zeros(size(corners, 1), size(values, 2), class(values));
  for c = 1:size(corners, 2)
    v = v + weights(:, c) .* values(corners(:, c), :);
  end
end
