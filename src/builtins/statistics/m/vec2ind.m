function [ind, n] = vec2ind(vec)
  [ind, ~] = find(vec);
  ind = reshape(ind, 1, []);
  if numel(ind) ~= size(vec, 2)
    error('nnet:vec2ind:vectors', 'vec2ind: each column must have one element that is not zero');
  end
  n = size(vec, 1);
end
