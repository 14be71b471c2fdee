function opts = solverdefaults(name)
  % The options that a solver has when none are given.
  if isa(name, 'function_handle')
    name = func2str(name);
  end
  name = char(name);
  switch name
    case {'fzero', 'fminbnd', 'fminsearch', 'fminunc', 'fsolve', 'lsqnonneg', 'lsqnonlin', 'lsqcurvefit', 'lsqlin', ...
          'quadprog', 'linprog', 'intlinprog', 'fmincon', 'ga', 'particleswarm', 'patternsearch', 'simulannealbnd'}
      opts = feval(name, 'defaults');
    otherwise
      error('MATLAB:optimset:NoDefaultsForFcn', 'optimset: no defaults for the function ''%s''', name);
  end
end
