function [seq, states] = hmmgenerate(n, TR, E, varargin)
  o = nameoptions('hmmgenerate', varargin, struct('Symbols', [], 'Statenames', []));
  [~, TR, E] = hmmdata('hmmgenerate', ones(1, 0), TR, E, []);
  [TR, E] = deal(cumsum(TR, 2), cumsum(E, 2));
  [seq, states] = deal(zeros(1, n));
  [draws, state] = deal(rand(2, n), 1);
  for t = 1:n
    state = 1 + sum(draws(1, t) * TR(state, end) > TR(state, :));
    states(t) = state;
    seq(t) = 1 + sum(draws(2, t) * E(state, end) > E(state, :));
  end
  if ~isempty(o.Symbols)
    seq = reshape(o.Symbols, 1, [])(seq);
  end
  if ~isempty(o.Statenames)
    states = reshape(o.Statenames, 1, [])(states);
  end
end
