function y = cellindexmat(x, varargin)
  if ~iscell(x)
    error('Octave:cellindexmat:cell', 'cellindexmat: X must be a cell array');
  end
  y = cellfun(@(element) element(varargin{:}), x, 'UniformOutput', false);
end
