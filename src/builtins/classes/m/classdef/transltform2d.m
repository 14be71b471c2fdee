% A translation of the plane, with a matrix for columns [x; y; 1].
classdef transltform2d < matgpu.Transform
  properties (Dependent)
    Translation
    A
  end

  methods
    function t = transltform2d(varargin)
      if nargin == 1 && isa(varargin{1}, 'matgpu.Transform')
        t.A = varargin{1}.A;
      elseif nargin == 1 && isnumeric(varargin{1}) && numel(varargin{1}) == 2
        t.Translation = varargin{1};
      elseif nargin == 1
        t.A = varargin{1};
      elseif nargin > 1
        t.Translation = [varargin{1:2}];
      end
    end

    function v = get.Translation(t)
      v = t.matrix(1:2, 3).';
    end

    function t = set.Translation(t, v)
      if ~(isnumeric(v) && isreal(v) && numel(v) == 2 && all(isfinite(v(:))))
        error('images:transltform2d:invalidTranslation', 'transltform2d: the translation must be two numbers [x, y]');
      end
      t.matrix(1:2, 3) = double(v(:));
    end

    function A = get.A(t)
      A = t.matrix;
    end

    function t = set.A(t, A)
      A = transformmatrix('transltform2d', A, 'affine');
      if ~isequal(A(1:2, 1:2), eye(2))
        error('images:transltform2d:invalidMatrix', 'transltform2d: expected the matrix of a translation');
      end
      t.matrix = A;
    end
  end
end
