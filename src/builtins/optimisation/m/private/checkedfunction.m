function f = checkedfunction(name, fun, options)
  % The function, of which values are refused that are no finite real numbers where FunValCheck is on.
  f = fun;
  if strcmpi(optionvalue(options, 'FunValCheck', 'off'), 'on')
    f = @(varargin) checked(name, fun, varargin{:});
  end
end
function value = checked(name, fun, varargin)
  value = fun(varargin{:});
  kind = '';
  if ~isreal(value)
    kind = 'Complex';
  elseif any(isnan(value(:)))
    kind = 'NaN';
  elseif any(isinf(value(:)))
    kind = 'Inf';
  end
  if ~isempty(kind)
    found = strrep(kind, 'Complex', 'a complex number');
    error(['MATLAB:', name, ':checkfun:', kind, 'Fval'], ...
          '%s: expected finite real values of the function, found %s at %s', name, found, mat2str(varargin{1}, 6));
  end
end
