% A transform of the plane by functions of points [x, y], one a row.
classdef geometricTransform2d < matgpu.Transform
  properties
    InverseFcn = @(xy) xy
    ForwardFcn = []
  end

  methods
    function t = geometricTransform2d(inverse, forward)
      if nargin > 0
        t.InverseFcn = inverse;
      end
      if nargin > 1
        t.ForwardFcn = forward;
      end
    end

    function t = set.InverseFcn(t, f)
      t.InverseFcn = checked(f);
    end

    function t = set.ForwardFcn(t, f)
      if isempty(f)
        t.ForwardFcn = [];
      else
        t.ForwardFcn = checked(f);
      end
    end

    function varargout = transformPointsInverse(t, varargin)
      [varargout{1:max(nargout, 1)}] = applied('transformPointsInverse', t.InverseFcn, varargin);
    end

    function varargout = transformPointsForward(t, varargin)
      if isempty(t.ForwardFcn)
        error('images:geometricTransform2d:noForward', ...
              'transformPointsForward: this transform has no function of this direction');
      end
      [varargout{1:max(nargout, 1)}] = applied('transformPointsForward', t.ForwardFcn, varargin);
    end

    function t = invert(t)
      if isempty(t.ForwardFcn)
        error('images:geometricTransform2d:noForward', 'invert: this transform has no function of the other direction');
      end
      t = geometricTransform2d(t.ForwardFcn, t.InverseFcn);
    end

    function [x, y] = outputLimits(t, x, y)
      % Where the corners, the middles of the sides and the middle come to.
      [u, v] = meshgrid([x(1), mean(x), x(2)], [y(1), mean(y), y(2)]);
      P = [u(:), v(:)];
      if isempty(t.ForwardFcn)
        for k = 1:size(P, 1)
          goal = P(k, :);
          P(k, :) = fminsearch(@(p) sum((t.InverseFcn(p) - goal) .^ 2), goal, optimset('TolX', 1e-6, 'TolFun', 1e-10));
        end
        P = round(P, 4);
      else
        P = t.ForwardFcn(P);
      end
      x = [min(P(:, 1)), max(P(:, 1))];
      y = [min(P(:, 2)), max(P(:, 2))];
    end

    function tf = isTranslation(~)
      tf = false;
    end

    function tf = isSimilarity(~)
      tf = false;
    end

    function tf = isRigid(~)
      tf = false;
    end
  end
end

function f = checked(f)
  if ~isa(f, 'function_handle')
    error('images:geometricTransform2d:invalidFunction', ...
          'geometricTransform2d: expected a function, found %s', class(f));
  end
end

function varargout = applied(name, f, given)
  if ~(all(cellfun(@isnumeric, given)) && (numel(given) == 1 && size(given{1}, 2) == 2 || ...
       numel(given) == 2 && isequal(size(given{1}), size(given{2}))))
    error(['images:', name, ':invalidPoints'], ...
          '%s: expected points as two columns, or two arrays of the same size', name);
  end
  if numel(given) == 1
    P = f(given{1});
    shape = [size(P, 1), 1];
  else
    P = f([given{1}(:), given{2}(:)]);
    shape = size(given{1});
  end
  if numel(given) == 1 && nargout < 2
    varargout = {P};
  else
    varargout = {reshape(P(:, 1), shape), reshape(P(:, 2), shape)};
  end
end
