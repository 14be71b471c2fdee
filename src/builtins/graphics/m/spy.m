function spy(A, varargin)
  if nargin < 1 || ~(isnumeric(A) || islogical(A))
    error('MATLAB:spy:matrix', 'spy: expected a matrix');
  end
  [format, more] = deal('b.', {});
  for k = 1:numel(varargin)
    given = varargin{k};
    if isnumeric(given) && isscalar(given) && given > 0
      more = {'MarkerSize', given};
    elseif ischar(given) || isstring(given)
      format = char(given);
      if isempty(regexp(format, '[.ox+*sdv^<>ph]', 'once'))
        format = [format '.'];
      end
    else
      error('MATLAB:spy:arguments', 'spy: expected a format, or how large the marks are');
    end
  end
  [i, j] = find(A);
  plot(j(:), i(:), format, more{:});
  axis ij
  axis equal
  axis([0, size(A, 2) + 1, 0, size(A, 1) + 1]);
  xlabel(sprintf('nz = %d', numel(i)));
end
