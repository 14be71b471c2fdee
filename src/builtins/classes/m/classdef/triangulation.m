% Triangles or tetrahedra with given corners.
classdef triangulation
  properties (SetAccess = protected)
    Points = zeros(0, 2)
    ConnectivityList = zeros(0, 3)
  end

  methods
    function TR = triangulation(T, varargin)
      if nargin == 0
        return;
      end
      P = cellfun(@(x) double(x(:)), varargin, 'UniformOutput', false);
      if numel(varargin) == 1
        P = {double(varargin{1})};
      end
      if isempty(P) || ~isnumeric(T) || any(cellfun(@(x) size(x, 1), P) ~= size(P{1}, 1)) || ...
          ~any(size([P{:}], 2) == [2, 3])
        error('MATLAB:triangulation:InvalidInput', ...
              'triangulation: expected corners of triangles or tetrahedra, and points in two or three dimensions');
      end
      TR.Points = [P{:}];
      if any(T(:) < 1 | T(:) > size(TR.Points, 1) | T(:) ~= fix(T(:))) || ~any(size(T, 2) == [3, 4])
        error('MATLAB:triangulation:BadIndex', ...
              'triangulation: expected three or four numbers from 1 up to %d in each row', size(TR.Points, 1));
      end
      TR.ConnectivityList = double(T);
    end

    function varargout = size(TR, varargin)
      [varargout{1:max(nargout, 1)}] = size(TR.ConnectivityList, varargin{:});
    end

    function [ID, B] = pointLocation(TR, varargin)
      Q = places(TR, varargin);
      [ID, B] = tsearchn(TR.Points, TR.ConnectivityList, Q);
    end

    function [at, d] = nearestNeighbor(TR, varargin)
      Q = places(TR, varargin);
      used = unique(TR.ConnectivityList(:));
      [at, d] = dsearchn(TR.Points(used, :), Q);
      at = used(at);
      at = at(:);
    end

    function E = edges(TR)
      E = unique(sort(sides(TR.ConnectivityList, 2), 2), 'rows');
    end

    function [F, points] = freeBoundary(TR)
      T = TR.ConnectivityList;
      n = size(T, 2) - 1;
      F = sides(T, n);
      [~, first, at] = unique(sort(F, 2), 'rows');
      F = F(sort(first(accumarray(at(:), 1) == 1)), :);
      if n == 2
        F = chained(F);
      end
      if nargout > 1
        [used, ~, at] = unique(F);
        points = TR.Points(used, :);
        F = reshape(at, size(F));
      end
    end

    function N = neighbors(TR, ID)
      T = TR.ConnectivityList;
      [count, n] = size(T);
      N = NaN(count, n);
      faces = zeros(0, n - 1);
      for c = 1:n
        faces = [faces; sort(T(:, [1:c - 1, c + 1:n]), 2)];
      end
      [~, ~, at] = unique(faces, 'rows');
      [at, order] = sort(at(:));
      pair = find(diff(at) == 0);
      N(order(pair)) = mod(order(pair + 1) - 1, count) + 1;
      N(order(pair + 1)) = mod(order(pair) - 1, count) + 1;
      if nargin > 1
        N = N(ID, :);
      end
    end

    function V = vertexAttachments(TR, at)
      if nargin < 2
        at = (1:size(TR.Points, 1))';
      end
      V = arrayfun(@(k) find(any(TR.ConnectivityList == k, 2))', at(:), 'UniformOutput', false);
    end

    function V = edgeAttachments(TR, from, to)
      if nargin < 3
        to = from(:, 2);
        from = from(:, 1);
      end
      T = TR.ConnectivityList;
      V = arrayfun(@(a, b) find(any(T == a, 2) & any(T == b, 2))', from(:), to(:), 'UniformOutput', false);
    end

    function tf = isConnected(TR, from, to)
      if nargin < 3
        to = from(:, 2);
        from = from(:, 1);
      end
      tf = ismember(sort([from(:), to(:)], 2), edges(TR), 'rows');
    end

    function C = barycentricToCartesian(TR, ID, B)
      P = TR.Points;
      T = TR.ConnectivityList(ID, :);
      C = zeros(size(T, 1), size(P, 2));
      for c = 1:size(T, 2)
        C = C + B(:, c) .* P(T(:, c), :);
      end
    end

    function B = cartesianToBarycentric(TR, ID, C)
      P = TR.Points;
      T = TR.ConnectivityList(ID, :);
      B = zeros(size(T));
      for k = 1:size(T, 1)
        B(k, :) = ([P(T(k, :), :)'; ones(1, size(T, 2))] \ [C(k, :)'; 1])';
      end
    end

    function [C, r] = circumcenter(TR, ID)
      T = TR.ConnectivityList;
      if nargin > 1
        T = T(ID, :);
      end
      C = zeros(size(T, 1), size(TR.Points, 2));
      r = zeros(size(T, 1), 1);
      for k = 1:size(T, 1)
        A = TR.Points(T(k, 2:end), :) - TR.Points(T(k, 1), :);
        c = pinv(A) * (sum(A .^ 2, 2) / 2);
        C(k, :) = c' + TR.Points(T(k, 1), :);
        r(k) = norm(c);
      end
    end

    function [C, r] = incenter(TR, ID)
      T = TR.ConnectivityList;
      if nargin > 1
        T = T(ID, :);
      end
      n = size(T, 2);
      area = zeros(size(T));
      for c = 1:n
        area(:, c) = measure(TR.Points, T(:, [1:c - 1, c + 1:n]));
      end
      total = sum(area, 2);
      C = zeros(size(T, 1), size(TR.Points, 2));
      for c = 1:n
        C = C + area(:, c) ./ total .* TR.Points(T(:, c), :);
      end
      r = (n - 1) * measure(TR.Points, T) ./ total;
    end

    function N = faceNormal(TR, ID)
      T = TR.ConnectivityList;
      if nargin > 1
        T = T(ID, :);
      end
      if size(TR.Points, 2) ~= 3 || size(T, 2) ~= 3
        error('MATLAB:triangulation:NoNormals', 'faceNormal: expected triangles in three dimensions');
      end
      P = TR.Points;
      N = cross(P(T(:, 2), :) - P(T(:, 1), :), P(T(:, 3), :) - P(T(:, 1), :), 2);
      N = N ./ sqrt(sum(N .^ 2, 2));
    end

    function N = vertexNormal(TR, at)
      F = faceNormal(TR);
      if nargin < 2
        at = (1:size(TR.Points, 1))';
      end
      N = zeros(numel(at), 3);
      for k = 1:numel(at)
        N(k, :) = sum(F(any(TR.ConnectivityList == at(k), 2), :), 1);
      end
      N = N ./ sqrt(sum(N .^ 2, 2));
    end

    function varargout = triplot(TR, varargin)
      P = TR.Points;
      [varargout{1:nargout}] = triplot(TR.ConnectivityList, P(:, 1), P(:, 2), varargin{:});
    end

    function varargout = trimesh(TR, varargin)
      P = num2cell(TR.Points, 1);
      [varargout{1:nargout}] = trimesh(TR.ConnectivityList, P{:}, varargin{:});
    end

    function varargout = trisurf(TR, varargin)
      P = num2cell(TR.Points, 1);
      [varargout{1:nargout}] = trisurf(TR.ConnectivityList, P{:}, varargin{:});
    end
  end
end

function Q = places(TR, given)
  if numel(given) == 1
    Q = given{1};
  else
    Q = cellfun(@(x) x(:), given, 'UniformOutput', false);
    Q = [Q{:}];
  end
  n = size(TR.Points, 2);
  if ~isnumeric(Q) || size(Q, 2) ~= n
    error('MATLAB:triangulation:BadQuery', 'triangulation: expected points of %d columns, found %d', n, size(Q, 2));
  end
  Q = double(Q);
end

function F = sides(T, n)
  % The edges or faces of n corners, each turned as its triangle or tetrahedron is.
  switch size(T, 2) * 10 + n
    case 32, picks = [1 2; 2 3; 3 1];
    case 42, picks = [1 2; 1 3; 1 4; 2 3; 2 4; 3 4];
    case 43, picks = [1 3 2; 1 2 4; 2 3 4; 3 1 4];
  end
  F = zeros(0, n);
  for k = 1:size(picks, 1)
    F = [F; T(:, picks(k, :))];
  end
end

function F = chained(F)
  % Edges in the order in which they follow each other.
  order = zeros(size(F, 1), 1);
  left = true(size(F, 1), 1);
  at = 1;
  for k = 1:numel(order)
    order(k) = at;
    left(at) = false;
    at = find(left & F(:, 1) == F(at, 2), 1);
    if isempty(at)
      at = find(left, 1);
    end
  end
  F = F(order, :);
end

function m = measure(P, T)
  % Lengths, areas or volumes.
  m = zeros(size(T, 1), 1);
  n = size(T, 2) - 1;
  for k = 1:size(T, 1)
    A = P(T(k, 2:end), :) - P(T(k, 1), :);
    m(k) = sqrt(max(det(A * A'), 0)) / factorial(n);
  end
end
