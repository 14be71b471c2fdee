function mustBeFolder(x)
  mustBeNonzeroLengthText(x);
  names = cellstr(x);
  gone = names(~cellfun(@isfolder, names));
  if ~isempty(gone)
    error('MATLAB:validators:mustBeFolder', 'The following folders do not exist: %s.', strjoin(strcat('''', gone(:).', ''''), ', '));
  end
end
