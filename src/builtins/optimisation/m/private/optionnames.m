function [names, asking] = optionnames(varargin)
  % The names of all options, those of the given solvers from now on among them. While solvers are asked, whatever they name
  % is an option.
  persistent added asks
  names = {'Display', 'MaxFunEvals', 'MaxIter', 'TolFun', 'TolX', 'FunValCheck', 'OutputFcn', 'PlotFcns', ...
           'ActiveConstrTol', 'Algorithm', 'AlwaysHonorConstraints', 'DerivativeCheck', 'Diagnostics', ...
           'DiffMaxChange', 'DiffMinChange', 'FinDiffRelStep', 'FinDiffType', 'GoalsExactAchieve', 'GradConstr', ...
           'GradObj', 'HessFcn', 'Hessian', 'HessMult', 'HessPattern', 'HessUpdate', 'InitBarrierParam', ...
           'InitTrustRegionRadius', 'Jacobian', 'JacobMult', 'JacobPattern', 'LargeScale', 'MaxNodes', 'MaxPCGIter', ...
           'MaxProjCGIter', 'MaxSQPIter', 'MaxTime', 'MeritFunction', 'MinAbsMax', 'NoStopIfFlatInfeas', ...
           'ObjectiveLimit', 'PhaseOneTotalScaling', 'Preconditioner', 'PrecondBandWidth', 'RelLineSrchBnd', ...
           'RelLineSrchBndDuration', 'ScaleProblem', 'SubproblemAlgorithm', 'TolCon', 'TolConSQP', 'TolGradCon', ...
           'TolPCG', 'TolProjCG', 'TolProjCGAbs', 'TypicalX', 'UseParallel'};
  asking = ~isempty(asks) && asks;
  if nargin > 0 && ~asking
    asks = true;
    for solver = varargin
      try
        added = [added, fieldnames(feval(solver{1}, 'defaults')).'];
      catch problem
        warning(problem.identifier, '%s', problem.message);
      end
    end
    asks = false;
  end
  if ~isempty(added)
    [~, own] = unique(lower(added), 'stable');
    added = added(own);
    names = [names, added(~ismember(lower(added), lower(names)))];
  end
end
