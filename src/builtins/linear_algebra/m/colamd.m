function [p, stats] = colamd(S, knobs)
  if ~(isnumeric(S) || islogical(S)) || ~ismatrix(S)
    error('MATLAB:colamd:InvalidMatrix', 'colamd: expected a matrix, found %s', class(S));
  end
  B = double(S ~= 0);
  p = minimumdegree(squarepattern('colamd', B' * B));
  stats = zeros(1, 20);
end
