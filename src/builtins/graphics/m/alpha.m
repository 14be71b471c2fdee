function alpha(varargin)
  above = gca;
  if nargin == 2
    above = varargin{1};
  end
  value = varargin{end};
  if isnumeric(value) && isscalar(value)
    for kind = {'surface', 'surf', 'patch', 'image', 'mesh'}
      found = findobj(above, 'Type', kind{1});
      if ~isempty(found)
        set(found, 'FaceAlpha', value);
      end
    end
  elseif ~(ischar(value) || isstring(value))
    error('MATLAB:alpha:invalidArgument', 'alpha: expected a number from 0 to 1');
  end
end
