% The Delaunay triangulation of points.
classdef delaunayTriangulation < triangulation
  properties (SetAccess = protected)
    Constraints = zeros(0, 2)
  end

  methods
    function DT = delaunayTriangulation(varargin)
      given = varargin;
      if isempty(given)
        return;
      end
      if isscalar(given)
        P = given{1};
      else
        if size(given{1}, 2) > 1 && size(given{end}, 2) == 2
          error('MATLAB:delaunayTriangulation:NoConstraints', 'delaunayTriangulation: there are no constraints here');
        end
        P = cellfun(@(x) x(:), given, 'UniformOutput', false);
        P = [P{:}];
      end
      if ~isnumeric(P) || ~any(size(P, 2) == [2, 3])
        error('MATLAB:delaunayTriangulation:InvalidPoints', ...
              'delaunayTriangulation: expected points in two or three dimensions, found %d columns', size(P, 2));
      end
      DT.Points = double(P);
      DT.ConnectivityList = delaunayn(DT.Points);
    end

    function [k, area] = convexHull(DT)
      if size(DT.Points, 2) == 2
        [k, area] = convhull(DT.Points(:, 1), DT.Points(:, 2));
      else
        k = freeBoundary(DT);
        area = 0;
        for j = 1:size(DT.ConnectivityList, 1)
          corners = DT.Points(DT.ConnectivityList(j, :), :);
          area = area + abs(det(corners(2:4, :) - corners(1, :))) / 6;
        end
      end
    end
  end
end
