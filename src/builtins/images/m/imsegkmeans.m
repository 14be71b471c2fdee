function [L, centers] = imsegkmeans(I, k, varargin)
  imagecheck('imsegkmeans', I);
  k = imagecount('imsegkmeans', k, 'the number of clusters', 1);
  o = struct('NormalizeInput', true, 'NumAttempts', 3, 'MaxIterations', 100, 'Threshold', 1e-4);
  o = imageoptions('imsegkmeans', varargin, o);
  [m, n, planes] = size(I, 1, 2, 3);
  X = double(reshape(I, m * n, planes));
  middle = zeros(1, planes);
  spread = ones(1, planes);
  if o.NormalizeInput
    middle = mean(X, 1);
    spread = std(X, 0, 1);
    spread(spread == 0) = 1;
  end
  [L, centers] = kmeans((X - middle) ./ spread, k, 'Replicates', o.NumAttempts, 'MaxIter', o.MaxIterations);
  L = reshape(L, m, n);
  if k <= 255
    L = uint8(L);
  elseif k <= 65535
    L = uint16(L);
  end
  centers = imageclass(centers .* spread + middle, class(I));
end
