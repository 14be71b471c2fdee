function B = nlfilter(A, varargin)
  imagecheck('nlfilter', A);
  fill = 0;
  if numel(varargin) > 0 && (ischar(varargin{1}) || isstring(varargin{1}))
    imageword('nlfilter', varargin{1}, {'indexed'});
    fill = double(isfloat(A));
    varargin(1) = [];
  end
  if numel(varargin) < 2 || ~ismatrix(A)
    error('images:nlfilter:tooFewInputs', 'nlfilter: expected a matrix, the size of the neighbourhood and a function');
  end
  block = imagecount('nlfilter', varargin{1}, 'the size of the neighbourhood', 2);
  f = imagefunction('nlfilter', varargin{2}, numel(varargin) - 2);
  before = floor((block - 1) / 2);
  P = imagepad(A, before, block - 1 - before, fill);
  B = cell(size(A));
  for j = 1:size(A, 2)
    for i = 1:size(A, 1)
      value = f(P(i:i + block(1) - 1, j:j + block(2) - 1), varargin{3:end});
      if ~isscalar(value)
        error('images:nlfilter:notScalar', 'nlfilter: the function must give one number for a neighbourhood');
      end
      B{i, j} = value;
    end
  end
  if isempty(A)
    B = A;
  else
    B = reshape(vertcat(B{:}), size(A));
  end
end
