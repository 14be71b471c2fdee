function v = nonzeros(A)
  v = A(:);
  v = reshape(v(v ~= 0), [], 1);
end
