function material(varargin)
  % All drawings are of one material.
  if nargin < 1 || ~(any(strcmpi(varargin{end}, {'shiny', 'dull', 'metal', 'default'})) || isnumeric(varargin{end}))
    error('MATLAB:material:unknownOption', 'material: expected shiny, dull, metal or default');
  end
end
