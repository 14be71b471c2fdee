function B = bwtraceboundary(BW, P, step, conn, most, way)
  BW = imagebinary('bwtraceboundary', BW);
  if nargin < 4 || isempty(conn)
    conn = 8;
  end
  if nargin < 5 || isempty(most)
    most = Inf;
  end
  if nargin < 6
    way = 'clockwise';
  end
  if ~(isequal(conn, 4) || isequal(conn, 8))
    error('images:bwtraceboundary:invalidConnectivity', 'bwtraceboundary: the connectivity must be 4 or 8');
  elseif ~(isnumeric(most) && isscalar(most) && most > 0)
    error('images:bwtraceboundary:invalidCount', 'bwtraceboundary: the number of pixels must be positive');
  end
  names = {'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'};
  if ~(ischar(step) || isstring(step)) || ~any(strcmpi(char(step), names))
    error('images:bwtraceboundary:invalidStep', ...
          'bwtraceboundary: expected one of N, NE, E, SE, S, SW, W, NW as the first step');
  end
  first = find(strcmpi(char(step), names));
  [m, n] = size(BW);
  if ~(isnumeric(P) && numel(P) == 2 && P(1) >= 1 && P(1) <= m && P(2) >= 1 && P(2) <= n)
    error('images:bwtraceboundary:invalidPoint', 'bwtraceboundary: expected the row and the column of a pixel');
  end
  P = double(reshape(P, 1, 2));
  turned = strncmpi(imageword('bwtraceboundary', way, {'clockwise', 'counterclockwise'}), 'co', 2);
  if turned
    % In a mirror it is clockwise.
    BW = flip(BW, 2);
    P(2) = n + 1 - P(2);
    first = mod(9 - first, 8) + 1;
  end
  B = zeros(0, 2);
  if BW(P(1), P(2))
    W = gather(imagepad(BW, [1, 1], [1, 1], false));
    % From within an object it never comes back.
    far = 8 * numel(W);
    first = first - 1;
    if conn == 4
      first = ceil(first / 2);
    end
    path = imagetrace(W, true, m + 2, P(1) + 1 + P(2) * (m + 2), conn, first, min(most, far));
    if numel(path) == far && far < most
      error('images:bwtraceboundary:notOnBoundary', 'bwtraceboundary: the pixel must lie on the boundary of an object');
    end
    B = [mod(path - 1, m + 2), floor((path - 1) / (m + 2))];
  end
  if turned
    B(:, 2) = n + 1 - B(:, 2);
  end
end
