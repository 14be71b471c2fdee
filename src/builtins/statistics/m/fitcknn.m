function m = fitcknn(varargin)
  [d, rest] = modeldata('fitcknn', varargin);
  o = struct('NumNeighbors', 1, 'Distance', 'euclidean', 'DistanceWeight', 'equal', 'Standardize', false, 'Exponent', []);
  o = nameoptions('fitcknn', rest, o);
  if ~(isscalar(o.NumNeighbors) && o.NumNeighbors >= 1 && o.NumNeighbors == fix(o.NumNeighbors))
    error('stats:fitcknn:BadK', 'fitcknn: ''NumNeighbors'' must be a positive integer');
  end
  m = ClassificationKNN(d, o, @(X, Y) fitcknn(X, Y, rest{:}));
end
