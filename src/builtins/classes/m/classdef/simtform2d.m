% A scale, a rotation in degrees and a translation of the plane, with a matrix for columns [x; y; 1].
classdef simtform2d < matgpu.Transform
  properties (Dependent)
    Scale
    RotationAngle
    Translation
    R
    A
  end

  methods
    function t = simtform2d(varargin)
      if nargin > 0
        t.A = turnedmatrix(varargin);
      end
    end

    function s = get.Scale(t)
      s = sqrt(det(t.matrix));
    end

    function t = set.Scale(t, s)
      t.A = turnedmatrix({s, t.R, t.Translation});
    end

    function angle = get.RotationAngle(t)
      angle = atan2d(t.matrix(2), t.matrix(1));
    end

    function t = set.RotationAngle(t, angle)
      t.A = turnedmatrix({t.Scale, angle, t.Translation});
    end

    function v = get.Translation(t)
      v = t.matrix(1:2, 3).';
    end

    function t = set.Translation(t, v)
      t.matrix(1:2, 3) = v;
    end

    function R = get.R(t)
      R = t.matrix(1:2, 1:2) / t.Scale;
    end

    function t = set.R(t, R)
      t.A = turnedmatrix({t.Scale, R, t.Translation});
    end

    function A = get.A(t)
      A = t.matrix;
    end

    function t = set.A(t, A)
      t.matrix = transformmatrix('simtform2d', A, 'similarity');
    end
  end
end
