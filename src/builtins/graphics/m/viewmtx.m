function T = viewmtx(az, el, phi, target)
  if nargin < 3
    phi = 0;
  end
  if nargin < 4
    target = [0 0 0];
  end
  if ~(isnumeric(az) && isscalar(az) && isnumeric(el) && isscalar(el) && isnumeric(phi) && isscalar(phi))
    error('MATLAB:viewmtx:angles', 'viewmtx: expected angles in degrees');
  end
  if ~(isnumeric(target) && numel(target) == 3)
    error('MATLAB:viewmtx:target', 'viewmtx: expected three coordinates of the point that is looked at');
  end
  % Across, up, and towards the one who looks.
  T = [cosd(az), sind(az), 0, 0
       -sind(el) * sind(az), sind(el) * cosd(az), cosd(el), 0
       cosd(el) * sind(az), -cosd(el) * cosd(az), sind(el), 0
       0, 0, 0, 1];
  if phi > 0
    % The diagonal of the side of a unit cube fills the angle from this distance.
    distance = sqrt(2) / 2 / tand(phi / 2);
    nearer = eye(4);
    nearer(4, 3) = -1 / distance;
    moved = eye(4);
    moved(1:3, 4) = -target(:);
    T = nearer * T * moved;
  end
end
