function v = ver(product)
  known = struct('Name', 'MATLAB', 'Version', '25.1', 'Release', '(R2025a)', 'Date', '28-Mar-2025');
  if nargin > 0 && ~strcmpi(product, 'matlab')
    known = known(1, []);
  end
  if nargout > 0
    v = known;
  elseif ~isempty(known)
    printf('%s %s %s\n', known.Name, known.Version, known.Release);
  end
end
