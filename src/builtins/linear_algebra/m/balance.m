function varargout = balance(A, option)
  n = size(A, 1);
  if ~isnumeric(A) || ndims(A) ~= 2 || size(A, 2) ~= n
    error('MATLAB:square', 'balance: the matrix must be square');
  end
  if nargin > 1 && ~any(strcmp(option, {'noperm', 'noscal', 'S', 'P'}))
    error('MATLAB:balance:InvalidOption', 'balance: expected the option noperm or noscal');
  end
  permute_it = nargin < 2 || ~any(strcmp(option, {'noperm', 'S'}));
  scale_it = nargin < 2 || ~any(strcmp(option, {'noscal', 'P'}));
  B = A;
  order = (1:n).';
  low = 1;
  high = n;
  if permute_it
    % Rows that isolate an eigenvalue go down, columns that do go to the left.
    found = true;
    while found && high >= low
      found = false;
      for i = high:-1:low
        others = [low:i - 1, i + 1:high];
        if ~any(B(i, others))
          [B, order] = exchanged(B, order, i, high);
          high = high - 1;
          found = true;
          break;
        end
      end
    end
    found = true;
    while found && high >= low
      found = false;
      for j = low:high
        others = [low:j - 1, j + 1:high];
        if ~any(B(others, j))
          [B, order] = exchanged(B, order, j, low);
          low = low + 1;
          found = true;
          break;
        end
      end
    end
  end
  scale = ones(n, 1, class(A));
  if scale_it
    % Powers of two, so that nothing is rounded.
    changed = true;
    while changed
      changed = false;
      for i = low:high
        % Lengths with the diagonal, as in LAPACK (James, Langou and Lowery, 2014).
        c = norm(B(low:high, i));
        r = norm(B(i, low:high));
        if c == 0 || r == 0 || ~isfinite(c + r)
          continue;
        end
        f = 1;
        before = c + r;
        while c < r / 2
          [f, c, r] = deal(2 * f, 2 * c, r / 2);
        end
        while c / 2 >= r
          [f, c, r] = deal(f / 2, c / 2, 2 * r);
        end
        if c + r < 0.95 * before
          scale(i) = scale(i) * f;
          B(:, i) = B(:, i) * f;
          B(i, :) = B(i, :) / f;
          changed = true;
        end
      end
    end
  end
  T = eye(n, class(A));
  T = T(:, order) .* scale.';
  switch max(nargout, 1)
    case 1
      varargout = {B};
    case 2
      varargout = {T, B};
    otherwise
      varargout = {scale, order, B};
  end
end

function [B, order] = exchanged(B, order, i, j)
  B([i, j], :) = B([j, i], :);
  B(:, [i, j]) = B(:, [j, i]);
  order([i, j]) = order([j, i]);
end
