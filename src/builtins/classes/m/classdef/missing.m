% Values that are not there, of no class yet: put into an array or beside one, they become what that has for them.
classdef missing < matgpu.PlainArray
  methods
    function x = missing()
      x.data = NaN;
    end

    function x = horzcat(varargin)
      x = cat(2, varargin{:});
    end

    function x = vertcat(varargin)
      x = cat(1, varargin{:});
    end

    function x = cat(dim, varargin)
      ours = cellfun(@(y) isa(y, 'missing'), varargin);
      others = varargin(~ours);
      if isempty(others) || all(cellfun(@(y) isa(y, 'double') && isequal(size(y), [0 0]), others))
        x = varargin{find(ours, 1)};
        parts = cellfun(@(y) y.data, varargin(ours), 'UniformOutput', false);
        x.data = cat(dim, parts{:});
        return;
      end
      varargin(ours) = cellfun(@(y) like(y, others), varargin(ours), 'UniformOutput', false);
      x = cat(dim, varargin{:});
    end

    function x = subsasgn(x, steps, value)
      if isa(x, 'missing')
        if ~strcmp(steps(1).type, '()') || numel(steps) > 1
          error('MATLAB:cellAssToNonCell', 'A missing value can only be indexed with parentheses.');
        elseif isa(value, 'double') && isequal(size(value), [0 0])
          x.data(steps.subs{:}) = [];
        elseif isa(value, 'missing')
          x.data(steps.subs{:}) = value.data;
          x.data(:) = NaN;
        else
          error('MATLAB:UnableToConvert', 'Conversion to missing from %s is not possible.', class(value));
        end
        return;
      end
      if numel(steps) == 1 && strcmp(steps.type, '()')
        value = in_class_of(value, x);
      end
      x = subsasgn(x, steps, value);
    end

    function tf = eq(a, b)
      tf = false(common_size(a, b));
    end

    function tf = ne(a, b)
      tf = true(common_size(a, b));
    end

    function tf = lt(a, b)
      tf = false(common_size(a, b));
    end

    function tf = le(a, b)
      tf = false(common_size(a, b));
    end

    function tf = gt(a, b)
      tf = false(common_size(a, b));
    end

    function tf = ge(a, b)
      tf = false(common_size(a, b));
    end

    function tf = isequal(varargin)
      tf = all(cellfun(@isempty, varargin)) && isequal_sizes(varargin);
    end

    function tf = isequaln(varargin)
      tf = all(cellfun(@(y) isa(y, 'missing'), varargin)) && isequal_sizes(varargin);
    end

    function y = double(x)
      y = x.data;
    end

    function y = single(x)
      y = single(x.data);
    end

    function texts = texts_of(x, varargin)
      texts = repmat({'<missing>'}, size(x.data));
    end
  end
end

function x = like(x, others)
  is = @(f) any(cellfun(f, others));
  typed = find(cellfun(@(y) isa(y, 'matgpu.PlainArray'), others), 1);
  if ~isempty(typed)
    x = in_class_of(x, others{typed});
  elseif is(@isstring)
    x = in_class_of(x, "");
  elseif is(@iscell)
    x = {x};
  else
    x = in_class_of(x, others{1});
  end
end

% What an array of a class has for values that are missing.
function y = in_class_of(x, other)
  switch class(other)
    case 'double'
      y = x.data;
    case 'single'
      y = single(x.data);
    case 'string'
      y = string(x);
    otherwise
      if ~isa(other, 'matgpu.PlainArray')
        error('MATLAB:UnableToConvert', 'Conversion to %s from missing is not possible.', class(other));
      end
      [~, y] = alike(other, x);
  end
end

function s = common_size(a, b)
  s = size(zeros(size(a)) + zeros(size(b)));
end

function tf = isequal_sizes(args)
  tf = all(cellfun(@(y) isequal(size(y), size(args{1})), args));
end
