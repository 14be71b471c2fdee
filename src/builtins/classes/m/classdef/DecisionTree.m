% Breiman, Friedman, Olshen, Stone, Classification and regression trees, 1984.
classdef (Abstract) DecisionTree < matgpu.Learner
  properties (SetAccess = protected)
    NumNodes
    Children
    CutPoint
    CutPredictor
    CutPredictorIndex
    IsBranchNode
    NodeSize
  end

  properties (Hidden, SetAccess = protected)
    values
  end

  methods
    function t = DecisionTree(d, o, classes, again)
      t = t@matgpu.Learner(d, classes, again);
      center = 0;
      if classes
        Z = double(t.group(:) == 1:numel(t.Prior));
      else
        center = mean(double(d.Y));
        Z = double(d.Y) - center;
      end
      n = size(Z, 1);
      parent = max(o.MinParentSize, 2 * o.MinLeafSize);
      limit = 1e-6 * spread(Z) / n;
      rows = {(1:n)'};
      [kids, cut, variable] = deal([0, 0], NaN, 0);
      [layer, splits] = deal(1, o.MaxNumSplits);
      % A layer after the other: where there are too many splits, those that gain most.
      while ~isempty(layer) && splits > 0
        found = zeros(numel(layer), 3);
        for k = 1:numel(layer)
          at = rows{layer(k)};
          if numel(at) >= parent && spread(Z(at, :)) > limit * numel(at)
            found(k, :) = best_split(d.X(at, :), Z(at, :), o.MinLeafSize);
          end
        end
        [~, order] = sort(found(:, 1), 'descend');
        chosen = sort(order(1:min(splits, numel(order))));
        chosen = chosen(found(chosen, 1) > n * eps);
        splits = splits - numel(chosen);
        next = [];
        for k = chosen'
          node = layer(k);
          new = numel(rows) + [1, 2];
          [variable(node), cut(node)] = deal(found(k, 2), found(k, 3));
          x = d.X(rows{node}, variable(node));
          rows(new) = {rows{node}(x < cut(node)), rows{node}(x >= cut(node))};
          kids(node, :) = new;
          kids(new, :) = 0;
          [variable(new), cut(new)] = deal(0, NaN);
          next = [next, new];
        end
        layer = next;
      end
      sizes = cellfun(@numel, rows(:));
      t.values = center + cell2mat(cellfun(@(at) mean(Z(at, :), 1), rows(:), 'UniformOutput', false));
      % Leaves that guess no better than their parent go.
      risk = sizes .* (1 - max(t.values, [], 2));
      keep = true(size(sizes));
      for k = numel(sizes):-1:1
        below = kids(k, :);
        if classes && strcmpi(o.MergeLeaves, 'on') && any(below) && ~any(any(kids(below, :))) && sum(risk(below)) > risk(k) - 1e-9
          kids(k, :) = 0;
          keep(below) = false;
        end
      end
      number = [0; cumsum(keep)];
      t.Children = reshape(number(kids(keep, :) + 1), [], 2);
      t.IsBranchNode = t.Children(:, 1) > 0;
      t.NumNodes = sum(keep);
      t.NodeSize = sizes(keep);
      t.values = t.values(keep, :);
      t.CutPoint = cut(keep)';
      t.CutPoint(~t.IsBranchNode) = NaN;
      t.CutPredictorIndex = variable(keep)' .* t.IsBranchNode;
      names = [{''}, t.PredictorNames];
      t.CutPredictor = names(t.CutPredictorIndex + 1)';
    end

    function node = leaf_of(t, X)
      X = points_of(t, X);
      node = ones(size(X, 1), 1);
      for k = find(t.IsBranchNode)'
        at = find(node == k);
        x = X(at, t.CutPredictorIndex(k));
        node(at(x < t.CutPoint(k))) = t.Children(k, 1);
        node(at(x >= t.CutPoint(k))) = t.Children(k, 2);
      end
    end

    function view(t, varargin)
      o = nameoptions('view', varargin, struct('Mode', 'text'));
      if ~strcmpi(o.Mode, 'text')
        error('stats:view:Mode', 'view: expected the mode ''text'', found ''%s''', o.Mode);
      end
      if isempty(t.ClassNames)
        [what, says] = deal('fit = ', arrayfun(@(v) num2str(v, 6), t.values, 'UniformOutput', false));
        fprintf('Decision tree for regression\n');
      else
        [what, says] = deal('class = ', t.NodeClass);
        fprintf('Decision tree for classification\n');
      end
      width = numel(num2str(t.NumNodes));
      for k = 1:t.NumNodes
        fprintf('%*d  ', width, k);
        if t.IsBranchNode(k)
          [x, c] = deal(t.CutPredictor{k}, num2str(t.CutPoint(k), 6));
          fprintf('if %s<%s then node %d elseif %s>=%s then node %d else %s\n', x, c, t.Children(k, 1), x, c, t.Children(k, 2), says{k});
        else
          fprintf('%s%s\n', what, says{k});
        end
      end
    end

    function names = told(~)
      names = {'NumNodes'};
    end
  end
end

% The sum of squares about the mean; of indicators of classes it is Gini's index times their number.
function s = spread(Z)
  s = sum(Z(:) .^ 2) - sum(sum(Z, 1) .^ 2) / size(Z, 1);
end

% By how much a split makes the spread less, its variable and its place.
function best = best_split(X, Z, least)
  best = [0, 0, 0];
  for j = 1:size(X, 2)
    [v, order] = sort(X(:, j));
    n = sum(~isnan(v));
    S = cumsum(Z(order(1:n), :), 1);
    k = (1:n - 1)';
    gain = sum(S(k, :) .^ 2, 2) ./ k + sum((S(end, :) - S(k, :)) .^ 2, 2) ./ (n - k) - sum(S(end, :) .^ 2) / n;
    gain(v(k) == v(k + 1) | k < least | n - k < least) = 0;
    [most, at] = max(gain);
    if most > best(1)
      best = [most, j, (v(at) + v(at + 1)) / 2];
    end
  end
end
