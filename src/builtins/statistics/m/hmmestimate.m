function [TR, E] = hmmestimate(seq, states, varargin)
  o = nameoptions('hmmestimate', varargin, struct('Symbols', [], 'Statenames', [], 'Pseudotransitions', 0, 'Pseudoemissions', 0));
  seq = hmmsymbols('hmmestimate', seq, o.Symbols);
  states = hmmsymbols('hmmestimate', states, o.Statenames);
  if numel(seq) ~= numel(states)
    error('stats:hmmestimate:InputSizeMismatch', 'hmmestimate: expected as many states as symbols, %d, found %d', numel(seq), numel(states));
  end
  n = max([states, numel(o.Statenames), size(o.Pseudotransitions, 1), size(o.Pseudoemissions, 1)]);
  k = max([seq, numel(o.Symbols), size(o.Pseudoemissions, 2)]);
  TR = accumarray([states(1:end - 1)', states(2:end)'], 1, [n, n]) + o.Pseudotransitions;
  E = accumarray([states', seq'], 1, [n, k]) + o.Pseudoemissions;
  TR = TR ./ max(sum(TR, 2), realmin);
  E = E ./ max(sum(E, 2), realmin);
end
