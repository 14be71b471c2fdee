function tf = verLessThan(package, version)
  if ~ischar(package) || ~ischar(version) || isempty(regexp(version, '^\d+(\.\d+)*$', 'once'))
    error('MATLAB:verLessThan:InvalidVersion', 'verLessThan: expected texts: a product, and a version such as ''9.1''');
  end
  % The language as of a release that has what is here: no program needs to work around its lack.
  current = [25, 1, 0];
  if strcmpi(package, 'octave')
    current = [9, 0, 0];
  elseif ~strcmpi(package, 'matlab')
    error('MATLAB:verLessThan:missing', 'verLessThan: package "%s" is not installed', package);
  end
  asked = sscanf(version, '%d.').';
  asked(end + 1:3) = 0;
  different = find(current ~= asked(1:3), 1);
  tf = ~isempty(different) && current(different) < asked(different);
end
