function tform = maketform(kind, varargin)
  kind = imageword('maketform', kind, {'affine', 'projective', 'custom', 'box', 'composite'});
  switch kind
    case 'custom'
      if numel(varargin) ~= 5
        error('images:maketform:invalidCustom', ...
              'maketform: expected two numbers of dimensions, two functions and their data');
      end
      fields = varargin;
    case 'composite'
      parts = varargin;
      if isscalar(parts) && numel(parts{1}) > 1
        parts = num2cell(parts{1});
      end
      fields = {parts{end}.ndims_in, parts{1}.ndims_out, @(u, t) through(u, t.tdata(end:-1:1), 'forward_fcn'), ...
                @(x, t) through(x, t.tdata, 'inverse_fcn'), parts};
    case 'box'
      [in, out] = varargin{[1, end]};
      if numel(varargin) == 3
        [in, out] = deal([ones(1, numel(in)); in], [varargin{2}; out]);
      end
      scale = diff(out, 1, 1) ./ diff(in, 1, 1);
      fields = homogeneous([diag(scale), zeros(numel(scale), 1); out(1, :) - in(1, :) .* scale, 1]);
    otherwise
      T = varargin{1};
      if numel(varargin) == 2
        names = {'affine', 'projective'};
        T = fittedtransform('maketform', T, varargin{2}, names{strcmp(kind, names)}).';
      elseif strcmp(kind, 'affine') && size(T, 1) == size(T, 2) + 1
        T(:, end + 1) = [zeros(size(T, 2), 1); 1];
      end
      n = size(T, 1);
      if ~(isnumeric(T) && n > 1 && size(T, 2) == n) || rcond(T) < eps || ...
         strcmp(kind, 'affine') && any(abs(T(:, n) - [zeros(n - 1, 1); 1]) > 1e-9)
        error('images:maketform:invalidMatrix', 'maketform: expected a regular matrix of a transform that is %s', kind);
      end
      fields = homogeneous(T);
  end
  tform = cell2struct(fields(:), {'ndims_in'; 'ndims_out'; 'forward_fcn'; 'inverse_fcn'; 'tdata'}, 1);
end

function fields = homogeneous(T)
  n = size(T, 1) - 1;
  fields = {n, n, @(u, t) divided([u, ones(size(u, 1), 1)] * t.tdata.T), ...
            @(x, t) divided([x, ones(size(x, 1), 1)] * t.tdata.Tinv), struct('T', T, 'Tinv', inv(T))};
end

function x = divided(x)
  x = x(:, 1:end - 1) ./ x(:, end);
end

function u = through(u, parts, name)
  for k = 1:numel(parts)
    u = parts{k}.(name)(u, parts{k});
  end
end
