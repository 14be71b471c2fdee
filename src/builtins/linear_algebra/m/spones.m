function R = spones(S)
  if ~(isnumeric(S) || islogical(S))
    error('MATLAB:spones:InvalidMatrix', 'spones: expected numeric or logical values, found %s', class(S));
  end
  R = double(S ~= 0);
  if isa(S, 'single')
    R = single(R);
  end
  R = sparse(R);
end
