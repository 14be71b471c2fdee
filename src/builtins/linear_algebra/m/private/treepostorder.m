function post = treepostorder(parent)
  % Every vertex after those below it.
  n = numel(parent);
  post = zeros(1, n);
  if n == 0
    return;
  end
  count = 0;
  below = accumarray(parent(:) + 1, (1:n)', [n + 1, 1], @(v) {sort(v)'});
  stack = fliplr(below{1});
  entered = false(1, n);
  while ~isempty(stack)
    at = stack(end);
    if entered(at)
      stack(end) = [];
      count = count + 1;
      post(count) = at;
    else
      entered(at) = true;
      stack = [stack, fliplr(reshape(below{at + 1}, 1, []))];
    end
  end
end
