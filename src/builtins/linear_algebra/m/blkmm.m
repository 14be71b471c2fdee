function C = blkmm(A, B)
  if ~isnumeric(A) || ~isnumeric(B)
    error('MATLAB:blkmm:InvalidClass', 'blkmm: A and B must be numeric');
  end
  pages = @(x) [size(x), 1](3:end);
  if size(A, 2) ~= size(B, 1) || ~isequal(pages(A), pages(B))
    error('MATLAB:blkmm:SizeMismatch', 'blkmm: A and B dimensions don''t match: %s and %s', mat2str(size(A)), mat2str(size(B)));
  end
  C = pagemtimes(A, B);
end
