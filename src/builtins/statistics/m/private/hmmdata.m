function [seq, TR, E] = hmmdata(name, seq, TR, E, symbols)
  % Checked matrices of a hidden Markov model, and a sequence as numbers of symbols.
  if ~isnumeric(TR) || ~isnumeric(E) || size(TR, 1) ~= size(TR, 2) || size(E, 1) ~= size(TR, 1)
    error(['stats:', name, ':BadTransitions'], '%s: expected a square matrix of transitions and a row of emissions for each state', name);
  end
  seq = hmmsymbols(name, seq, symbols);
  if any(seq > size(E, 2))
    error(['stats:', name, ':BadSequence'], '%s: expected symbols from 1 to %d, found %d', name, size(E, 2), max(seq));
  end
end
