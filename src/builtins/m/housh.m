function [housv, beta, zer] = housh(x, j, z)
  if nargin ~= 3
    error('MATLAB:minrhs', 'housh: expected a vector, an index and a threshold');
  end
  if ~isvector(x)
    error('MATLAB:housh:notVector', 'housh: the first argument must be a vector');
  end
  if ~isscalar(j)
    error('MATLAB:housh:notScalar', 'housh: the second argument must be a scalar');
  end
  housv = x;
  largest = max(abs(housv));
  beta = 0;
  if largest ~= 0
    housv = housv / largest;
    alpha = norm(housv);
    if alpha > z
      beta = 1 / (alpha * (alpha + abs(housv(j))));
      phase = sign(housv(j));
      if phase == 0
        phase = 1;
      end
      housv(j) = housv(j) + phase * alpha;
      zer = false;
    else
      housv(j) = 1;
      beta = 0;
      zer = true;
    end
  else
    housv(j) = 1;
    zer = true;
  end
end
