% What transforms of the plane share: a matrix for columns [x; y; 1].
classdef (Abstract) Transform
  properties (Hidden)
    matrix = eye(3)
  end

  properties (SetAccess = private)
    Dimensionality = 2
  end

  methods
    function varargout = transformPointsForward(t, varargin)
      [varargout{1:max(nargout, 1)}] = transformedpoints('transformPointsForward', t.matrix, varargin);
    end

    function varargout = transformPointsInverse(t, varargin)
      [varargout{1:max(nargout, 1)}] = transformedpoints('transformPointsInverse', inv(t.matrix), varargin);
    end

    function t = invert(t)
      A = inv(t.matrix);
      t.matrix = A / A(3, 3);
    end

    function [x, y] = outputLimits(t, x, y)
      [x, y] = transformPointsForward(t, x([1, 2, 1, 2]), y([1, 1, 2, 2]));
      x = [min(x), max(x)];
      y = [min(y), max(y)];
    end

    function tf = isTranslation(t)
      tf = isequal(t.matrix(:, 1:2), eye(3, 2));
    end

    function tf = isSimilarity(t)
      S = t.matrix(1:2, 1:2);
      S = S.' * S;
      tf = norm(S - S(1) * eye(2)) <= 1e-9 * S(1);
    end

    function tf = isRigid(t)
      tf = isSimilarity(t) && abs(det(t.matrix(1:2, 1:2)) - 1) <= 1e-9;
    end
  end
end
