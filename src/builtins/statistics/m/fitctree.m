function t = fitctree(varargin)
  [d, rest] = modeldata('fitctree', varargin);
  o = struct('MinLeafSize', 1, 'MinParentSize', 10, 'MaxNumSplits', numel(d.Y) - 1, 'MergeLeaves', 'on');
  t = ClassificationTree(d, nameoptions('fitctree', rest, o), @(X, Y) fitctree(X, Y, rest{:}));
end
