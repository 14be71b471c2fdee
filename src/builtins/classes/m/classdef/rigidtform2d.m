% A rotation in degrees and a translation of the plane, with a matrix for columns [x; y; 1].
classdef rigidtform2d < matgpu.Transform
  properties (Dependent)
    RotationAngle
    Translation
    R
    A
  end

  methods
    function t = rigidtform2d(varargin)
      if nargin == 1
        t.A = varargin{1};
      elseif nargin > 1
        t.A = turnedmatrix([{1}, varargin]);
      end
    end

    function angle = get.RotationAngle(t)
      angle = atan2d(t.matrix(2), t.matrix(1));
    end

    function t = set.RotationAngle(t, angle)
      t.A = turnedmatrix({1, angle, t.Translation});
    end

    function v = get.Translation(t)
      v = t.matrix(1:2, 3).';
    end

    function t = set.Translation(t, v)
      t.matrix(1:2, 3) = v;
    end

    function R = get.R(t)
      R = t.matrix(1:2, 1:2);
    end

    function t = set.R(t, R)
      t.A = turnedmatrix({1, R, t.Translation});
    end

    function A = get.A(t)
      A = t.matrix;
    end

    function t = set.A(t, A)
      t.matrix = transformmatrix('rigidtform2d', A, 'rigid');
    end
  end
end
