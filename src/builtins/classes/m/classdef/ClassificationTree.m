% A class by the leaf of a tree.
classdef ClassificationTree < matgpu.DecisionTree
  properties (SetAccess = protected)
    ClassProbability
    NodeClass
  end

  methods
    function t = ClassificationTree(d, o, again)
      t = t@matgpu.DecisionTree(d, o, true, again);
      t.ClassProbability = t.values;
      [~, number] = max(t.values, [], 2);
      t.NodeClass = t.ClassNames(number, :);
      if isnumeric(t.NodeClass) || islogical(t.NodeClass)
        t.NodeClass = arrayfun(@(v) num2str(v), t.NodeClass, 'UniformOutput', false);
      else
        t.NodeClass = cellstr(t.NodeClass);
      end
    end

    function [label, score, node, number] = predict(t, X)
      node = leaf_of(t, X);
      score = t.values(node, :);
      [~, number] = max(score, [], 2);
      label = t.ClassNames(number, :);
    end
  end
end
