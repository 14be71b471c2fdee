function vq = griddatan(P, v, Q, method)
  if nargin < 4
    method = 'linear';
  end
  if ~isnumeric(P) || size(P, 1) ~= numel(v)
    error('MATLAB:griddatan:SizeMismatch', 'griddatan: expected as many values as points, found %d and %d', ...
          numel(v), size(P, 1));
  end
  if size(Q, 2) ~= size(P, 2)
    error('MATLAB:griddatan:SizeMismatch', ...
          'griddatan: expected points of %d columns, found %d', size(P, 2), size(Q, 2));
  end
  if ~any(strcmpi(method, {'linear', 'nearest'}))
    error('MATLAB:griddatan:UnknownMethod', 'griddatan: expected linear or nearest, found ''%s''', char(method));
  end
  vq = scatteredvalues(double(P), delaunayn(P), double(v(:)), double(Q), lower(char(method)), 'none');
  if isa(P, 'single') || isa(v, 'single') || isa(Q, 'single')
    vq = single(vq);
  end
end
