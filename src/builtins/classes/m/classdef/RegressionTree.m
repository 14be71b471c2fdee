% A value by the leaf of a tree.
classdef RegressionTree < matgpu.DecisionTree
  properties (SetAccess = protected)
    NodeMean
  end

  methods
    function t = RegressionTree(d, o, again)
      t = t@matgpu.DecisionTree(d, o, false, again);
      t.NodeMean = t.values;
    end

    function [y, node] = predict(t, X)
      node = leaf_of(t, X);
      y = t.values(node, :);
    end
  end
end
