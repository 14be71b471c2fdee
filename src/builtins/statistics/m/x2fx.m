function D = x2fx(X, model)
  if nargin < 2 || isempty(model)
    model = 'linear';
  end
  if ~isnumeric(X) || ~ismatrix(X)
    error('stats:x2fx:BadX', 'x2fx: expected predictors in the columns of a matrix, found %s', class(X));
  end
  n = size(X, 2);
  if ischar(model) || isstring(model)
    pairs = [];
    if n > 1
      pairs = nchoosek(1:n, 2);
    end
    both = zeros(size(pairs, 1), n);
    for k = 1:size(pairs, 1)
      both(k, pairs(k, :)) = 1;
    end
    terms = [zeros(1, n); eye(n)];
    switch lower(char(model))
      case {'linear', 'additive', 'l', 'a'}
      case {'interaction', 'interactions', 'i'}
        terms = [terms; both];
      case {'quadratic', 'q'}
        terms = [terms; both; 2 * eye(n)];
      case {'purequadratic', 'p'}
        terms = [terms; 2 * eye(n)];
      otherwise
        error('stats:x2fx:BadModel', ...
              'x2fx: expected linear, interaction, quadratic or purequadratic, found ''%s''', char(model));
    end
  else
    terms = double(model);
    if size(terms, 2) ~= n
      error('stats:x2fx:BadModel', 'x2fx: expected powers for %d predictors, found %d', n, size(terms, 2));
    end
  end
  D = ones(size(X, 1), size(terms, 1), 'like', X);
  for k = 1:size(terms, 1)
    for j = find(terms(k, :))
      D(:, k) = D(:, k) .* X(:, j) .^ terms(k, j);
    end
  end
end
