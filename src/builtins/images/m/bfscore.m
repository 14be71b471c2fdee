function [score, precision, recall] = bfscore(prediction, truth, threshold)
  % Csurka and others, What is a good evaluation measure for semantic segmentation?, BMVC 2013.
  if iscategorical(prediction) && iscategorical(truth)
    n = numel(categories(truth));
    prediction = double(prediction);
    truth = double(truth);
  elseif ~(islogical(prediction) || isnumeric(prediction)) || ~(islogical(truth) || isnumeric(truth))
    error('images:bfscore:invalidType', 'bfscore: expected two binary images, or two of labels or of categories');
  else
    prediction = double(prediction);
    truth = double(truth);
    n = max([1; prediction(:); truth(:)]);
  end
  if ~isequal(size(prediction), size(truth))
    error('images:bfscore:sizesMustMatch', 'bfscore: the images must have one size');
  end
  if nargin < 3
    threshold = 0.75 / 100 * sqrt(sum(size(truth) .^ 2));
  end
  [score, precision, recall] = deal(NaN(n, 1));
  for k = 1:n
    P = bwperim(prediction == k);
    T = bwperim(truth == k);
    precision(k) = nnz(P & bwdist(T) < threshold) / nnz(P);
    recall(k) = nnz(T & bwdist(P) < threshold) / nnz(T);
    score(k) = 2 * precision(k) * recall(k) / (precision(k) + recall(k));
    if isnan(score(k)) && nnz(P) + nnz(T) > 0
      score(k) = 0;
    end
  end
end
