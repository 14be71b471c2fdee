% A structuring element with heights; -Inf is outside of it.
classdef offsetstrel < matlab.mixin.CustomDisplay
  properties (SetAccess = private)
    Offset = 0
    Dimensionality = 2
  end

  properties (Hidden, SetAccess = private)
    Shape = 'arbitrary'
  end

  methods
    function se = offsetstrel(varargin)
      if nargin == 1
        offset = varargin{1};
        if ~((isnumeric(offset) || islogical(offset)) && isreal(offset) && ~any(isnan(offset(:))))
          error('images:offsetstrel:invalidOffset', 'offsetstrel: the offsets must be real numbers');
        end
        se.Offset = double(offset);
        se.Dimensionality = ndims(offset);
        return;
      end
      se.Shape = imageword('offsetstrel', varargin{1}, {'ball'});
      if nargin < 3
        error('images:offsetstrel:invalidParameters', 'offsetstrel: a ball has a radius and a height');
      end
      [r, h] = varargin{2:3};
      if ~(isnumeric(r) && isscalar(r) && r >= 0 && r == fix(r) && isnumeric(h) && isscalar(h) && isreal(h))
        error('images:offsetstrel:invalidParameters', ...
              'offsetstrel: the radius of a ball must be a nonnegative whole number, and its height a real one');
      end
      [r, h] = deal(double(r), double(h));
      square = (-r:r).' .^ 2 + (-r:r) .^ 2;
      offset = h * sqrt(max(r ^ 2 - square, 0)) / max(r, 1);
      offset(square > r ^ 2) = -Inf;
      se.Offset = offset;
    end

    function se = reflect(se)
      for k = 1:numel(se)
        % The middle of an even size lies on the other side of what is turned.
        extent = size(se(k).Offset);
        offset = imagepad(se(k).Offset, double(mod(extent, 2) == 0), 0 * extent, -Inf);
        se(k).Offset = reshape(offset(end:-1:1), size(offset));
      end
    end
  end

  methods (Access = protected)
    function header = getHeader(se)
      header = getHeader@matlab.mixin.CustomDisplay(se);
      if isscalar(se)
        header = sprintf('offsetstrel is a %s shaped offset structuring element with properties:\n', se.Shape);
      end
    end
  end
end
