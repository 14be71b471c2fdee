function mustBeFile(x)
  mustBeNonzeroLengthText(x);
  names = cellstr(x);
  gone = names(~cellfun(@isfile, names));
  if ~isempty(gone)
    error('MATLAB:validators:mustBeFile', 'The following files do not exist: %s.', strjoin(strcat('''', gone(:).', ''''), ', '));
  end
end
