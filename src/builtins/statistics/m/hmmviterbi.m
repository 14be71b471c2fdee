function [states, logp] = hmmviterbi(seq, TR, E, varargin)
  % Rabiner, A tutorial on hidden Markov models, Proceedings of the IEEE 77 (1989). The model is in state 1 before it begins.
  o = nameoptions('hmmviterbi', varargin, struct('Symbols', [], 'Statenames', []));
  [seq, TR, E] = hmmdata('hmmviterbi', seq, TR, E, o.Symbols);
  [TR, E] = deal(log(TR), log(E));
  n = numel(seq);
  v = -Inf(size(TR, 1), 1);
  v(1) = 0;
  from = zeros(numel(v), n);
  for t = 1:n
    [best, at] = max(v + TR, [], 1);
    from(:, t) = at';
    v = best' + E(:, seq(t));
  end
  states = zeros(1, n);
  [logp, last] = max(v);
  for t = n:-1:1
    states(t) = last;
    last = from(last, t);
  end
  if ~isempty(o.Statenames)
    states = reshape(o.Statenames, 1, [])(states);
  end
end
