function [TR, E] = hmmtrain(seqs, TR, E, varargin)
  % Baum and Welch: Rabiner, A tutorial on hidden Markov models, Proceedings of the IEEE 77 (1989).
  o = struct('Algorithm', 'BaumWelch', 'Symbols', [], 'Tolerance', 1e-4, 'Maxiterations', 100, 'Verbose', false, ...
             'Pseudotransitions', 0, 'Pseudoemissions', 0);
  o = nameoptions('hmmtrain', varargin, o);
  if ~iscell(seqs) || ~isempty(o.Symbols) && iscellstr(seqs) && all(ismember(seqs(:), o.Symbols))
    seqs = num2cell(seqs, 2);
  end
  seqs = cellfun(@(seq) hmmdata('hmmtrain', seq, TR, E, o.Symbols), seqs(:), 'UniformOutput', false);
  viterbi = strcmpi(o.Algorithm, 'viterbi');
  if ~viterbi && ~strcmpi(o.Algorithm, 'BaumWelch')
    error('stats:hmmtrain:BadAlgorithm', 'hmmtrain: expected ''BaumWelch'' or ''Viterbi'', found ''%s''', o.Algorithm);
  end
  [n, k] = size(E);
  L = -Inf;
  for turn = 1:o.Maxiterations
    [moves, shown, new] = deal(o.Pseudotransitions + zeros(n), o.Pseudoemissions + zeros(n, k), 0);
    for j = 1:numel(seqs)
      seq = seqs{j};
      if viterbi
        [states, logp] = hmmviterbi(seq, TR, E);
        moves = moves + accumarray([[1, states(1:end - 1)]', states'], 1, [n, n]);
        P = double((1:n)' == states);
      else
        [P, logp, F, B, S] = hmmdecode(seq, TR, E);
        moves = moves + TR .* (F(:, 1:end - 1) * (E(:, seq) .* B(:, 2:end) ./ S(2:end))');
      end
      shown = shown + P * double(seq' == 1:k);
      new = new + logp;
    end
    % Where a state never comes all stays as it was.
    before = {TR, E};
    [from, in] = deal(sum(moves, 2) > 0, sum(shown, 2) > 0);
    TR(from, :) = moves(from, :) ./ sum(moves(from, :), 2);
    E(in, :) = shown(in, :) ./ sum(shown(in, :), 2);
    if o.Verbose
      fprintf('Iteration %d: log likelihood %g\n', turn, new);
    end
    if abs(new - L) / (1 + abs(L)) < o.Tolerance && norm(TR - before{1}, Inf) / n < o.Tolerance && norm(E - before{2}, Inf) / k < o.Tolerance
      return;
    end
    L = new;
  end
  warning('stats:hmmtrain:NoConvergence', 'hmmtrain: not converged in %d iterations', o.Maxiterations);
end
