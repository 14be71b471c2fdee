% A surface: a model of two variables with coefficients that were found.
classdef sfit < cfit
  methods
    function f = sfit(varargin)
      f = f@cfit(varargin{:});
    end

    function varargout = plot(f, varargin)
      data = varargin(1:min(end, find([~cellfun(@isnumeric, varargin), true], 1) - 1));
      from = f.points;
      if ~isempty(data)
        from = data{1};
      end
      [x, y] = meshgrid(linspace(min(from(:, 1)), max(from(:, 1)), 49), linspace(min(from(:, 2)), max(from(:, 2)), 49));
      held = ishold;
      h = surf(x, y, feval(f, x, y));
      if numel(data) > 1
        hold on;
        h(2, 1) = plot3(from(:, 1), from(:, 2), data{2}, 'ko', 'MarkerFaceColor', 'b');
      end
      xlabel(indepnames(f){1});
      ylabel(indepnames(f){2});
      zlabel(dependnames(f){1});
      if ~held
        hold off;
      end
      varargout = {};
      if nargout > 0
        varargout = {h};
      end
    end

    % The slopes along both variables.
    function [along_x, along_y] = differentiate(f, x, y)
      if nargin < 3
        [x, y] = deal(x(:, 1), x(:, 2));
      end
      h = eps ^ (1 / 4) * max(abs(x), 1);
      along_x = (feval(f, x + h, y) - feval(f, x - h, y)) ./ (2 * h);
      h = eps ^ (1 / 4) * max(abs(y), 1);
      along_y = (feval(f, x, y + h) - feval(f, x, y - h)) ./ (2 * h);
    end

    function v = quad2d(f, varargin)
      v = quad2d(@(x, y) feval(f, x, y), varargin{:});
    end

    function text = sign_of(~)
      text = 'sf';
    end
  end
end
