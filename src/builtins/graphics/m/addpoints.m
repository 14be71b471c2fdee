function addpoints(h, varargin)
  names = {'XData', 'YData', 'ZData'};
  if nargin < 3 || nargin > 4 || ~all(cellfun(@(x) isnumeric(x) && numel(x) == numel(varargin{1}), varargin))
    error('MATLAB:addpoints:points', 'addpoints: expected coordinates of the same length');
  end
  for k = 1:nargin - 1
    known = get(h, names{k});
    if isscalar(known) && isnan(known)
      known = [];
    end
    set(h, names{k}, [reshape(known, 1, []), reshape(varargin{k}, 1, [])]);
  end
end
