% A projective transform of the plane, with a matrix for rows [x, y, 1].
classdef projective2d < matgpu.Transform
  properties (Dependent)
    T
  end

  methods
    function t = projective2d(T)
      if nargin > 0
        t.T = T;
      end
    end

    function T = get.T(t)
      T = t.matrix.';
    end

    function t = set.T(t, T)
      t.matrix = transformmatrix('projective2d', T.', 'projective');
    end
  end
end
