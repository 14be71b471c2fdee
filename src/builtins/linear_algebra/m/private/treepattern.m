function B = treepattern(name, A, kind)
  switch lower(char(kind))
    case 'sym'
      B = squarepattern(name, triu(A));
    case 'lo'
      B = squarepattern(name, tril(A));
    case 'col'
      B = double(A ~= 0);
      B = squarepattern(name, B' * B);
    case 'row'
      B = double(A ~= 0);
      B = squarepattern(name, B * B');
    otherwise
      error(['MATLAB:', name, ':InvalidType'], '%s: expected sym, col, row or lo, found ''%s''', name, char(kind));
  end
end
