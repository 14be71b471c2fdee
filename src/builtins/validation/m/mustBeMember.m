function mustBeMember(x, valid)
  found = ismember(x, valid);
  if ~all(found(:))
    error('MATLAB:validators:mustBeMember', 'mustBeMember: the value must be a member of the set; %d elements are not', sum(~found(:)));
  end
end
