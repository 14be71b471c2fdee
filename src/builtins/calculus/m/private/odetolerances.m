function [reltol, abstol] = odetolerances(options)
  % How far a step may be off: relatively, and absolutely, as a column.
  reltol = odeget(options, 'RelTol', 1e-3);
  abstol = reshape(odeget(options, 'AbsTol', 1e-6), [], 1);
  if ~(isscalar(reltol) && reltol > 0)
    error('MATLAB:odearguments:RelTolNotPosScalar', 'RelTol must be a positive scalar.');
  elseif ~all(abstol >= 0)
    error('MATLAB:odearguments:AbsTolNotPos', 'AbsTol must be positive.');
  end
end
