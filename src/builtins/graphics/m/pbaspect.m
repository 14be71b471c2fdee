function ratio = pbaspect(varargin)
  [aimed, given] = aspect_arguments('pbaspect', varargin);
  if isempty(given)
    ratio = [1, 1, 1];
  elseif ischar(given) || given(1) ~= given(2)
    axis(aimed{:}, 'normal');
  else
    axis(aimed{:}, 'square');
  end
end
