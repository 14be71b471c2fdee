% A rotation and a translation of the plane, with a matrix for rows [x, y, 1].
classdef rigid2d < matgpu.Transform
  properties (Dependent)
    T
    Rotation
    Translation
  end

  methods
    function t = rigid2d(T, translation)
      if nargin == 1
        t.T = T;
      elseif nargin > 1
        t.T = [T, [0; 0]; reshape(translation, 1, []), 1];
      end
    end

    function T = get.T(t)
      T = t.matrix.';
    end

    function t = set.T(t, T)
      t.matrix = transformmatrix('rigid2d', T.', 'rigid');
    end

    function R = get.Rotation(t)
      R = t.matrix(1:2, 1:2).';
    end

    function t = set.Rotation(t, R)
      t.T = [R, [0; 0]; t.Translation, 1];
    end

    function v = get.Translation(t)
      v = t.matrix(1:2, 3).';
    end

    function t = set.Translation(t, v)
      t.matrix(1:2, 3) = v;
    end
  end
end
