function varargout = everypage(f, X, Y)
  % All results of a function of each page.
  pages = size(X);
  X = reshape(X, size(X, 1), size(X, 2), []);
  count = size(X, 3);
  results = cell(nargout, count);
  for k = 1:count
    if nargin < 3
      [results{:, k}] = f(X(:, :, k));
    else
      [results{:, k}] = f(X(:, :, k), Y(:, :, k));
    end
  end
  varargout = cell(1, nargout);
  for j = 1:nargout
    r = cat(3, results{j, :});
    varargout{j} = reshape(r, [size(r, 1), size(r, 2), pages(3:end)]);
  end
end
