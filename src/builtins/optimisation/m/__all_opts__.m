function names = __all_opts__(varargin)
  if ~iscellstr(varargin)
    error('Octave:all_opts:InvalidInput', '__all_opts__: expected the names of solvers');
  end
  names = optionnames(varargin{:}).';
end
