% An affine transform of the plane, with a matrix for rows [x, y, 1].
classdef affine2d < matgpu.Transform
  properties (Dependent)
    T
  end

  methods
    function t = affine2d(T)
      if nargin > 0
        t.T = T;
      end
    end

    function T = get.T(t)
      T = t.matrix.';
    end

    function t = set.T(t, T)
      t.matrix = transformmatrix('affine2d', T.', 'affine');
    end
  end
end
