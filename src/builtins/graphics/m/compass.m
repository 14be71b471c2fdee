function h = compass(u, v, varargin)
  if nargin < 1 || ~isnumeric(u)
    error('MATLAB:compass:arrows', 'compass: expected the components of arrows');
  end
  if nargin < 2 || ~isnumeric(v)
    if nargin > 1
      varargin = [{v}, varargin];
    end
    v = imag(u);
    u = real(u);
  end
  [theta, r] = cart2pol(u(:).', v(:).');
  n = numel(r);
  % There, back to one side of the head, the tip again, and to the other side.
  t = [zeros(1, n); theta; theta + 0.1; theta; theta - 0.1; NaN(1, n)];
  r = [zeros(1, n); r; 0.85 * r; r; 0.85 * r; NaN(1, n)];
  made = polarplot(t(:), r(:), varargin{:});
  if nargout > 0
    h = made;
  end
end
