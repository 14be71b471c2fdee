function C = pagefun(f, varargin)
  if ~isa(f, 'function_handle')
    error('MATLAB:pagefun:InvalidFunction', 'pagefun: expected a function handle, found %s', class(f));
  end
  shape = [1, 1];
  for k = 1:numel(varargin)
    pages = size(varargin{k});
    pages(end + 1:numel(shape)) = 1;
    shape(end + 1:numel(pages)) = 1;
    other = pages ~= shape & pages ~= 1 & shape ~= 1;
    if any(other(3:end))
      error('MATLAB:pagefun:SizeMismatch', 'pagefun: the arrays must have the same number of pages, or one');
    end
    shape = max(shape, pages);
  end
  place = cell(1, numel(shape) - 2);
  results = cell(1, prod(shape(3:end)));
  for page = 1:numel(results)
    [place{:}] = ind2sub([shape(3:end), 1], page);
    args = cell(size(varargin));
    for k = 1:numel(varargin)
      at = cell(1, numel(place));
      for d = 1:numel(place)
        at{d} = min(place{d}, size(varargin{k}, d + 2));
      end
      args{k} = varargin{k}(:, :, at{:});
    end
    results{page} = f(args{:});
  end
  C = cat(3, results{:});
  C = reshape(C, [size(C, 1), size(C, 2), shape(3:end)]);
end
