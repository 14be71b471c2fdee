function mustBeNonsparse(x)
  if ~(isnumeric(x) || islogical(x) || ischar(x) || iscell(x) || isstruct(x) || isobject(x) || isstring(x) || isa(x, 'function_handle'))
    error('MATLAB:validators:mustBeNonsparse', 'mustBeNonsparse: the value must not be sparse; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
