function [P, logp, F, B, S] = hmmdecode(seq, TR, E, varargin)
  % Rabiner, A tutorial on hidden Markov models, Proceedings of the IEEE 77 (1989). The model is in state 1 before it begins.
  o = nameoptions('hmmdecode', varargin, struct('Symbols', []));
  [seq, TR, E] = hmmdata('hmmdecode', seq, TR, E, o.Symbols);
  n = numel(seq) + 1;
  F = zeros(size(TR, 1), n);
  F(1) = 1;
  [B, S] = deal(ones(size(F)), ones(1, n));
  for t = 2:n
    f = E(:, seq(t - 1)) .* (TR' * F(:, t - 1));
    S(t) = sum(f);
    F(:, t) = f / S(t);
  end
  for t = n - 1:-1:1
    B(:, t) = TR * (E(:, seq(t)) .* B(:, t + 1)) / S(t + 1);
  end
  logp = sum(log(S));
  P = F(:, 2:end) .* B(:, 2:end);
end
