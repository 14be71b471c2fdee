function v = nonzeros(A)
  v = A(:);
  v = full(reshape(v(v ~= 0), [], 1));
end
