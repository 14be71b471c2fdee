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
        others = [low:i - 1, i + 1:high];
        c = norm(B(others, i));
        r = norm(B(i, others));
        if c == 0 || r == 0
          continue;
        end
        f = 2^round(log2(r / c) / 2);
        if (c * f)^2 + (r / f)^2 < 0.95 * (c^2 + r^2)
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
