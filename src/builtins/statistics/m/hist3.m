function [N, C] = hist3(X, varargin)
  if ~(isnumeric(X) && ismatrix(X) && size(X, 2) == 2)
    error('stats:hist3:WrongNumCols', 'hist3: expected a matrix with two columns');
  end
  o = struct('Nbins', [10, 10], 'Ctrs', [], 'Edges', []);
  if ~isempty(varargin) && isnumeric(varargin{1})
    o.Nbins = varargin{1};
    varargin(1) = [];
  elseif ~isempty(varargin) && iscell(varargin{1})
    o.Ctrs = varargin{1};
    varargin(1) = [];
  end
  o = nameoptions('hist3', varargin, o);
  X = double(X);
  X = X(~any(isnan(X), 2), :);
  C = cell(1, 2);
  at = zeros(size(X));
  sizes = [0, 0];
  for k = 1:2
    if ~isempty(o.Edges)
      edges = reshape(o.Edges{k}, 1, []);
      at(:, k) = bracket(edges, X(:, k));
      sizes(k) = numel(edges);
      C{k} = edges + [diff(edges), edges(end) - edges(end - 1)] / 2;
      at(X(:, k) > edges(end), k) = 0;
      continue;
    end
    if ~isempty(o.Ctrs)
      C{k} = reshape(o.Ctrs{k}, 1, []);
    else
      low = min(X(:, k));
      width = (max(X(:, k)) - low) / o.Nbins(k);
      C{k} = low + width * ((1:o.Nbins(k)) - 0.5);
    end
    at(:, k) = bracket((C{k}(1:end - 1) + C{k}(2:end)) / 2, X(:, k)) + 1;
    sizes(k) = numel(C{k});
  end
  N = accumarray(at(all(at > 0, 2), :), 1, sizes);
end
