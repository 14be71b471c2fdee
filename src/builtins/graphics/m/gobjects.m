function h = gobjects(varargin)
  % No handle is NaN, so nothing that is drawn has it.
  if nargin == 0
    h = NaN(0, 0);
    return;
  end
  h = NaN(varargin{:});
end
