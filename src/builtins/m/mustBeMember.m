function mustBeMember(x, valid)
  if nargin ~= 2
    error('MATLAB:minrhs', 'mustBeMember: expected a value and a set');
  end
  found = ismember(x, valid);
  if ~all(found(:))
    error('MATLAB:validators:mustBeMember', 'mustBeMember: the value must be a member of the set; %d elements are not', sum(~found(:)));
  end
end
