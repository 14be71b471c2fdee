% A projective transform of the plane, with a matrix for columns [x; y; 1].
classdef projtform2d < matgpu.Transform
  properties (Dependent)
    A
  end

  methods
    function t = projtform2d(A)
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
      t.matrix = transformmatrix('projtform2d', A, 'projective');
    end
  end
end
