function path = imagetrace(L, label, stride, start, conn, d, most)
  % The boundary of what has a label in a padded image, clockwise from its first pixel and back to it: the neighbours of Moore,
  % or the nearest four; Sonka, Hlavac and Boyle, Image Processing, Analysis and Machine Vision, section 6.2.3. The step
  % that is tried first and the most pixels may be given.
  if conn == 8
    steps = [-1, stride - 1, stride, stride + 1, 1, 1 - stride, -stride, -stride - 1];
  else
    steps = [-1, stride, 1, -stride];
  end
  n = numel(steps);
  % It grows where it is used, for zeros(...) could lie on a device.
  path = start;
  path(64, 1) = 0;
  count = 1;
  p = start;
  if nargin < 6
    d = 0;
    most = Inf;
  end
  second = 0;
  going = most > 1;
  while going
    found = 0;
    for k = 0:n - 1
      e = mod(d + k, n);
      if found == 0 && L(p + steps(e + 1)) == label
        found = e + 1;
      end
    end
    if found == 0
      going = false;
    else
      q = p + steps(found);
      if p == start && q == second
        going = false;
      else
        if second == 0
          second = q;
        end
        count = count + 1;
        if count > numel(path)
          path(2 * count) = 0;
        end
        path(count) = q;
        p = q;
        % Where the last neighbour that was looked at in vain lies, as seen from here, and one on.
        if n == 4
          d = mod(found - 1 - 1, 4);
        elseif mod(found, 2) == 1
          d = mod(found - 1 - 1, 8);
        else
          d = mod(found - 1 - 2, 8);
        end
        going = count < most;
      end
    end
  end
  if count == 1 && most > 1
    path = [start; start];
  else
    path = path(1:count, 1);
  end
end
