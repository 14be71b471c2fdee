function mustBeNonsparse(x)
  if ~(isnumeric(x) || islogical(x) || ischar(x) || iscell(x) || isstruct(x) || isobject(x) || isstring(x) || isa(x, 'function_handle'))
    error('MATLAB:validators:mustBeNonsparse', 'Value must not be sparse.');
  end
end
