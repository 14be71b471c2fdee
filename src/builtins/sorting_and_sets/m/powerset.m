function p = powerset(a, byrows)
  if nargin > 1 && ! strcmp(byrows, 'rows')
    error('powerset: optional second argument must be "rows"');
  end
  if iscell(a) && ! iscellstr(a)
    error('powerset: cell arrays can only be used for character strings');
  end
  if nargin > 1
    a = unique(a, 'rows');
    n = rows(a);
  else
    if ! isvector(a) && ! isempty(a)
      error('powerset: A must be a vector');
    end
    a = unique(a);
    n = numel(a);
  end
  if n > 32
    error('powerset: not implemented for more than 32 elements');
  end
  if n == 0
    p = {};
    return;
  end
  p = cell(1, 2 ^ n);
  p{1} = [];
  if iscell(a)
    p{1} = {};
  end
  for k = 1:(2 ^ n - 1)
    mask = bitand(k, 2 .^ (0:n-1)) != 0;
    if nargin > 1
      p{k + 1} = a(mask, :);
    else
      p{k + 1} = a(mask);
    end
  end
end
