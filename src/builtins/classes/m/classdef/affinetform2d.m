% An affine transform of the plane, with a matrix for columns [x; y; 1].
classdef affinetform2d < matgpu.Transform
  properties (Dependent)
    A
  end

  methods
    function t = affinetform2d(A)
      if nargin > 0
        if isa(A, 'matgpu.Transform')
          A = A.matrix;
        end
        t.A = A;
      end
    end

    function A = get.A(t)
      A = t.matrix;
    end

    function t = set.A(t, A)
      t.matrix = transformmatrix('affinetform2d', A, 'affine');
    end
  end
end
