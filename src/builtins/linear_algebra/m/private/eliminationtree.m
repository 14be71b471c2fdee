function parent = eliminationtree(B)
  n = size(B, 1);
  parent = zeros(1, n);
  ancestor = zeros(1, n);
  for k = 1:n
    for i = find(B(1:k - 1, k)')
      while i ~= 0 && i < k
        next = ancestor(i);
        ancestor(i) = k;
        if next == 0
          parent(i) = k;
        end
        i = next;
      end
    end
  end
end
