function out = randsrc(m, n, alphabet, seed)
  if nargin < 1
    m = 1;
  end
  if nargin < 2
    n = m;
  end
  if nargin < 3
    alphabet = [-1, 1];
  end
  if ~isnumeric(alphabet) || isempty(alphabet) || size(alphabet, 1) > 2
    error('comm:randsrc:InvalidAlphabet', 'randsrc: expected a row of symbols, perhaps with a row of their probabilities');
  end
  count = size(alphabet, 2);
  share = ones(1, count) / count;
  if size(alphabet, 1) == 2
    share = alphabet(2, :);
    if any(share < 0) || abs(sum(share) - 1) > sqrt(eps)
      error('comm:randsrc:InvalidProbabilities', 'randsrc: the sum of the probabilities must be 1');
    end
  end
  if nargin > 3
    before = rng;
    rng(seed);
  end
  edges = cumsum(share);
  draw = rand(m, n);
  at = ones(m, n);
  for k = 1:count - 1
    at = at + (draw > edges(k));
  end
  out = reshape(alphabet(1, at), m, n);
  if nargin > 3
    rng(before);
  end
end
