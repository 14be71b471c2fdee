function t = fitrtree(varargin)
  [d, rest] = modeldata('fitrtree', varargin);
  o = struct('MinLeafSize', 1, 'MinParentSize', 10, 'MaxNumSplits', numel(d.Y) - 1, 'MergeLeaves', 'on');
  t = RegressionTree(d, nameoptions('fitrtree', rest, o), @(X, Y) fitrtree(X, Y, rest{:}));
end
