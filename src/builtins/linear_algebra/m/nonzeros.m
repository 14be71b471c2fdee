function v = nonzeros(A)
  v = A(:);
  v = v(v ~= 0);
end
