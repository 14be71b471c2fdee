function ratio = daspect(varargin)
  [aimed, given] = aspect_arguments('daspect', varargin);
  if isempty(given)
    ratio = [1, 1, 1];
  elseif ischar(given) || given(1) ~= given(2)
    axis(aimed{:}, 'normal');
  else
    axis(aimed{:}, 'equal');
  end
end
