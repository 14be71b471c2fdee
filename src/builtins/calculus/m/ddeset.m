function opts = ddeset(varargin)
  names = {'AbsTol', 'Events', 'InitialStep', 'InitialY', 'Jumps', 'MaxStep', 'NormControl', 'OutputFcn', ...
           'OutputSel', 'Refine', 'RelTol', 'Stats'};
  opts = optionset('ddeset', names, varargin);
end
