function d = addtodate(d, q, f)
  if ~(ischar(f) && isrow(f) || isstring(f) && isscalar(f))
    error('MATLAB:addtodate:badUnit', 'addtodate: the unit must be a text');
  end
  if ~isscalar(d) && ~isscalar(q) && ~isequal(size(d), size(q))
    error('MATLAB:addtodate:sizeMismatch', 'addtodate: the date and the amount must be of the same size, or scalars');
  end
  switch f
    case {'year', 'month'}
      shape = size(d + q);
      d = d + zeros(shape);
      q = q + zeros(shape);
      v = datevec(d(:));
      if strcmp(f, 'year')
        v(:, 1) = v(:, 1) + q(:);
      else
        v(:, 2) = v(:, 2) + q(:);
        v(:, 1) = v(:, 1) + floor((v(:, 2) - 1) / 12);
        v(:, 2) = mod(v(:, 2) - 1, 12) + 1;
      end
      v(:, 3) = min(v(:, 3), eomday(v(:, 1), v(:, 2)));
      fraction = d(:) - floor(d(:));
      d = reshape(datenum(v(:, 1), v(:, 2), v(:, 3)) + fraction, shape);
    case 'day'
      d = d + q;
    case 'hour'
      d = d + q / 24;
    case 'minute'
      d = d + q / 1440;
    case 'second'
      d = d + q / 86400;
    case 'millisecond'
      d = d + q / 86400000;
    otherwise
      error('MATLAB:addtodate:badUnit', 'addtodate: unknown unit ''%s''', f);
  end
end
