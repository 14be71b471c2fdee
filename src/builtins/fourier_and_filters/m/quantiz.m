function [index, quants, distortion] = quantiz(signal, partition, codebook)
  if nargin < 2 || ~isnumeric(signal) || ~isnumeric(partition) || ~issorted(partition(:))
    error('MATLAB:quantiz:partition', 'quantiz: expected a signal, and limits in rising order');
  end
  if nargin < 3 && nargout > 1
    error('MATLAB:quantiz:codebook', 'quantiz: expected a codebook of one value more than limits');
  end
  % A value that is a limit belongs to the part below it.
  index = sum(signal(:) > reshape(partition, 1, []), 2);
  if isrow(signal)
    index = index.';
  end
  if nargin > 2
    if numel(codebook) ~= numel(partition) + 1
      error('MATLAB:quantiz:codebook', 'quantiz: expected a codebook of one value more than limits');
    end
    quants = reshape(codebook(index(:) + 1), 1, []);
    distortion = mean((reshape(signal, 1, []) - quants) .^ 2);
  end
end
