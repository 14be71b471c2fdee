function iptcheckconn(conn, name, variable, position)
  if nargin < 2
    [name, variable, position] = deal('iptcheckconn', 'CONN', 1);
  end
  name = char(name);
  valid = isnumeric(conn) || islogical(conn);
  if valid && isscalar(conn)
    valid = any(conn == [1, 4, 6, 8, 18, 26]);
  elseif valid
    valid = all(size(conn) == 3) && all(conn(:) == 0 | conn(:) == 1) && conn((end + 1) / 2) == 1 && ...
            isequal(conn(:), flip(conn(:)));
  end
  if ~valid
    error(['images:', name, ':badConn'], ...
          '%s: input %d, %s, must be a connectivity: 4, 8, 6, 18, 26 or an array of 3 along each dimension', ...
          name, position, char(variable));
  end
end
