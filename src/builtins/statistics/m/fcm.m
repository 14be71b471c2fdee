function [centers, U, goal] = fcm(data, count, options)
  % J. C. Bezdek, Pattern Recognition with Fuzzy Objective Function Algorithms, 1981.
  if ~(isnumeric(data) && ismatrix(data) && ~isempty(data))
    error('fuzzy:fcm:data', 'fcm: expected points in rows');
  end
  if ~(isnumeric(count) && isscalar(count) && count == fix(count) && count >= 2 && count <= size(data, 1))
    error('fuzzy:fcm:count', 'fcm: expected an integer from 2 as the number of clusters, and as many points');
  end
  known = [2 100 1e-5 1];
  if nargin > 2
    if ~(isnumeric(options) && numel(options) <= 4)
      error('fuzzy:fcm:options', 'fcm: expected exponent, number of turns, least progress, and whether to tell');
    end
    set_here = find(~isnan(options(:)'));
    known(set_here) = options(set_here);
  end
  m = known(1);
  if ~(m > 1)
    error('fuzzy:fcm:exponent', 'fcm: the exponent must be greater than 1');
  end
  data = double(data);
  U = rand(count, size(data, 1));
  U = U ./ sum(U, 1);
  goal = zeros(known(2), 1);
  for turn = 1:known(2)
    parts = U .^ m;
    centers = parts * data ./ sum(parts, 2);
    far = pdist2(centers, data);
    goal(turn) = sum(sum(far .^ 2 .* parts));
    U = far .^ (-2 / (m - 1));
    U = U ./ sum(U, 1);
    % Points that are centers belong to those alone.
    at = find(any(far == 0, 1));
    U(:, at) = (far(:, at) == 0) ./ sum(far(:, at) == 0, 1);
    if known(4)
      fprintf('Iteration count = %d, obj. fcn = %f\n', turn, goal(turn));
    end
    if turn > 1 && abs(goal(turn) - goal(turn - 1)) < known(3)
      break
    end
  end
  goal = goal(1:turn);
end
