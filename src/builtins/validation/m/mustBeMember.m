function mustBeMember(x, valid)
  found = ismember(x, valid);
  if ~all(found(:))
    error('MATLAB:validators:mustBeMember', 'Value must be a member of this set:\n%s', written_list(valid));
  end
end
