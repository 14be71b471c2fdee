% A class by the nearest examples.
classdef ClassificationKNN < matgpu.Learner
  properties (SetAccess = protected)
    NumNeighbors
    Distance
    DistanceWeight
    Mu = []
    Sigma = []
  end

  properties (Hidden, SetAccess = protected)
    exponent
  end

  methods
    function m = ClassificationKNN(d, o, again)
      m = m@matgpu.Learner(d, true, again);
      [m.NumNeighbors, m.Distance, m.DistanceWeight, m.exponent] = deal(o.NumNeighbors, o.Distance, o.DistanceWeight, o.Exponent);
      if o.Standardize
        [m.Mu, m.Sigma] = deal(mean(m.X, 1), std(m.X, 0, 1));
      end
    end

    function [label, score, cost] = predict(m, X)
      [X, from] = deal(points_of(m, X), m.X);
      if ~isempty(m.Mu)
        [X, from] = deal((X - m.Mu) ./ m.Sigma, (from - m.Mu) ./ m.Sigma);
      end
      [at, D] = knnsearch(from, X, 'K', m.NumNeighbors, 'Distance', m.Distance, 'P', m.exponent);
      switch m.DistanceWeight
        case 'equal', w = ones(size(D));
        case 'inverse', w = 1 ./ D;
        case 'squaredinverse', w = 1 ./ D .^ 2;
        otherwise
          error('stats:fitcknn:BadWeight', 'fitcknn: expected ''equal'', ''inverse'' or ''squaredinverse'', found ''%s''', m.DistanceWeight);
      end
      same = any(isinf(w), 2);
      w(same, :) = isinf(w(same, :));
      of = reshape(m.group(at), size(at));
      score = zeros(size(at, 1), numel(m.Prior));
      for k = 1:numel(m.Prior)
        score(:, k) = sum(w .* (of == k), 2) ./ sum(w, 2);
      end
      [~, number] = max(score, [], 2);
      label = m.ClassNames(number, :);
      cost = 1 - score;
    end

    function names = told(~)
      names = {'Distance'; 'NumNeighbors'};
    end
  end
end
