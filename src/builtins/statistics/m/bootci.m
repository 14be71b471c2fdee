function [ci, values] = bootci(count, varargin)
  % Efron and Tibshirani, An Introduction to the Bootstrap, 1993.
  given = varargin;
  if ~isempty(given) && iscell(given{1})
    o = given(2:end);
    given = given{1};
  else
    names = find(cellfun(@(v) ischar(v) || isstring(v), given(min(2, end + 1):end)), 1) + 1;
    o = {};
    if ~isempty(names)
      o = given(names:end);
      given = given(1:names - 1);
    end
  end
  o = nameoptions('bootci', o, struct('Alpha', 0.05, 'Type', 'bca', 'Weights', [], 'Options', [], 'NBootStd', 100));
  if numel(given) < 2 || ~isa(given{1}, 'function_handle')
    error('stats:bootci:InvalidFunction', 'bootci: expected a function handle and data');
  end
  values = bootstrp(count, given{:});
  point = reshape(given{1}(given{2:end}), 1, []);
  tails = [o.Alpha / 2; 1 - o.Alpha / 2];
  switch lower(o.Type)
    case {'norm', 'normal'}
      ci = point - (mean(values, 1) - point) + norminv(tails) .* std(values, 0, 1);
    case {'per', 'percentile'}
      ci = quantile(values, tails, 1);
    case {'cper', 'corrected percentile'}
      z = norminv(mean(values < point, 1) + mean(values == point, 1) / 2);
      ci = at_each(values, normcdf(2 * z + norminv(tails)));
    case 'bca'
      z = norminv(mean(values < point, 1) + mean(values == point, 1) / 2);
      u = jackknife(given{:});
      u = mean(u, 1) - u;
      a = sum(u .^ 3, 1) ./ (6 * sum(u .^ 2, 1) .^ 1.5);
      a(isnan(a)) = 0;
      moved = z + norminv(tails);
      ci = at_each(values, normcdf(z + moved ./ (1 - a .* moved)));
    otherwise
      error('stats:bootci:BadType', 'bootci: unknown type ''%s''', o.Type);
  end
end
function ci = at_each(values, p)
  ci = zeros(2, size(values, 2));
  for k = 1:size(values, 2)
    ci(:, k) = quantile(values(:, k), p(:, k));
  end
end
