% A matrix with its factors, for systems that are solved again and again.
classdef decomposition
  properties
    CheckCondition = true
  end

  properties (SetAccess = private)
    MatrixSize = [0 0]
    Type = 'diagonal'
    IsConjugateTransposed = false
    IsReal = true
    IsSparse = false
    ScaleFactor = 1
    Datatype = 'double'
  end

  properties (Access = private)
    Factors = {}
    % The reciprocal of the condition number of a square matrix.
    Condition = 1
  end

  methods
    function d = decomposition(A, varargin)
      if nargin == 0
        return;
      end
      if ~isfloat(A) || ~ismatrix(A)
        error('MATLAB:decomposition:InvalidA', 'decomposition: expected a matrix of floating-point numbers');
      end
      elements = A(:);
      if issparse(A)
        elements = nonzeros(A);
      end
      if any(~isfinite(elements))
        error('MATLAB:decomposition:NonFinite', 'decomposition: the matrix must not contain NaN or Inf');
      end
      type = 'auto';
      side = '';
      if numel(varargin) > 1 && any(strcmpi(varargin{2}, {'upper', 'lower'}))
        side = lower(char(varargin{2}));
        varargin(2) = [];
      end
      if mod(numel(varargin), 2)
        type = lower(char(varargin{1}));
        varargin(1) = [];
      end
      % Of a triangle that is named the other one is not looked at.
      if strcmp(side, 'upper')
        A = triu(A);
      elseif strcmp(side, 'lower')
        A = tril(A);
      end
      if ~isempty(side) && any(strcmp(type, {'chol', 'ldl'}))
        A = A + A' - diag(real(diag(A)));
      end
      deficient = [];
      for k = 1:2:numel(varargin)
        value = varargin{k + 1};
        switch lower(char(varargin{k}))
          case 'checkcondition', d.CheckCondition = logical(value);
          case 'ranktolerance', deficient = double(value);
          case {'ldltolerance', 'lutolerance', 'banddensity'}
          otherwise
            error('MATLAB:decomposition:UnknownOption', 'decomposition: unknown option ''%s''', char(varargin{k}));
        end
      end
      d.MatrixSize = size(A);
      d.IsReal = isreal(A);
      d.IsSparse = issparse(A);
      d.Datatype = class(A);
      square = size(A, 1) == size(A, 2);
      if ~square && ~any(strcmp(type, {'auto', 'qr', 'cod'}))
        error('MATLAB:decomposition:NotSquare', 'decomposition: ''%s'' is of square matrices', type);
      end
      if strcmp(type, 'auto')
        type = kind_of(A, square);
      end
      if any(strcmp(type, {'symmetric', 'chol'}))
        [factors, failed] = cholesky(A);
        if failed == 0
          type = 'chol';
        elseif strcmp(type, 'chol')
          error('MATLAB:decomposition:CholFailed', 'decomposition: the matrix must be positive definite');
        else
          type = indefinite(A);
        end
      end
      switch type
        case 'diagonal'
          d.Factors = {reshape(full(diag(A)), [], 1)};
        case 'triangular'
          if ~istriu(A)
            A = tril(A);
          end
          d.Factors = {A};
        case 'chol'
          d.Factors = factors;
        case 'ldl'
          [L, D, p] = ldl(full(A), 'vector');
          d.Factors = {L, D, p};
        case {'lu', 'banded', 'hessenberg', 'permutedtriangular'}
          d.Factors = triangles(A);
        case {'qr', 'cod'}
          [Q, R, p] = qr(full(A), 'econ', 'vector');
          if isempty(deficient)
            deficient = max(size(A)) * eps(class(R)) * abs(R(1:min(1, end), 1:min(1, end)));
          end
          r = nnz(abs(diag(R)) > deficient);
          d.Factors = {Q(:, 1:r), R(1:r, :), p, deficient};
          if strcmp(type, 'cod')
            [Z, T] = qr(R(1:r, :)', 'econ');
            d.Factors = [d.Factors, {Z, T}];
          end
        otherwise
          error('MATLAB:decomposition:UnknownType', 'decomposition: unknown type ''%s''', type);
      end
      if square && ~any(strcmp(type, {'qr', 'cod'}))
        % All elements of a sparse matrix may be too many.
        if d.IsSparse
          d.Condition = 1 / condest(A);
        else
          d.Condition = rcond(A);
        end
      end
      d.Type = type;
    end

    function x = mldivide(d, b)
      if ~isa(d, 'decomposition')
        error('MATLAB:decomposition:mldivide', 'decomposition: a decomposition stands left of \ or right of /');
      end
      if size(b, 1) ~= d.MatrixSize(1)
        error('MATLAB:dimagree', 'Matrix dimensions must agree.');
      end
      x = unwarned(@() solved(d, b) / d.ScaleFactor);
      if d.CheckCondition
        told(d);
      end
    end

    function x = mrdivide(b, d)
      if ~isa(d, 'decomposition')
        b.ScaleFactor = b.ScaleFactor / d;
        x = b;
        return;
      end
      x = (d' \ b')';
    end

    function d = mtimes(d, c)
      if ~isa(d, 'decomposition')
        [d, c] = deal(c, d);
      end
      if ~(isnumeric(c) && isscalar(c))
        error('MATLAB:decomposition:mtimes', 'decomposition: only numbers are multiplied with it');
      end
      d.ScaleFactor = d.ScaleFactor * c;
    end

    function d = ctranspose(d)
      d.IsConjugateTransposed = ~d.IsConjugateTransposed;
      d.MatrixSize = flip(d.MatrixSize);
      d.ScaleFactor = conj(d.ScaleFactor);
    end

    function r = rank(d)
      if ~any(strcmp(d.Type, {'qr', 'cod'}))
        error('MATLAB:decomposition:rank', 'decomposition: the rank is known of the types ''qr'' and ''cod''');
      end
      r = size(d.Factors{2}, 1);
    end

    function r = rcond(d)
      if diff(d.MatrixSize) ~= 0
        error('MATLAB:decomposition:rcond', 'decomposition: the matrix must be square');
      end
      r = d.Condition;
    end

    function tf = isIllConditioned(d)
      if any(strcmp(d.Type, {'qr', 'cod'}))
        tf = rank(d) < min(d.MatrixSize);
      else
        tf = ~(d.Condition >= eps(d.Datatype));
      end
    end
  end
end

function type = kind_of(A, square)
  if ~square
    type = 'qr';
  elseif isdiag(A)
    type = 'diagonal';
  elseif istriu(A) || istril(A)
    type = 'triangular';
  elseif ishermitian(A)
    type = 'symmetric';
    if ~all(real(diag(A)) > 0)
      type = indefinite(A);
    end
  elseif isbanded(A, 1, size(A, 1))
    type = 'hessenberg';
  else
    type = 'lu';
  end
end

% A sparse matrix stays sparse.
function type = indefinite(A)
  type = 'ldl';
  if issparse(A)
    type = 'lu';
  end
end

function [factors, failed] = cholesky(A)
  if issparse(A)
    [R, failed, p] = chol(A, 'vector');
  else
    [R, failed] = chol(A);
    p = 1:size(A, 1);
  end
  factors = {R, p};
end

function factors = triangles(A)
  if issparse(A)
    [L, U, p, q] = lu(A, 'vector');
  else
    [L, U, p] = lu(A, 'vector');
    q = 1:size(A, 1);
  end
  factors = {L, U, p, q};
end

function x = solved(d, b)
  F = d.Factors;
  turned = d.IsConjugateTransposed;
  switch d.Type
    case 'diagonal'
      x = F{1};
      if turned
        x = conj(x);
      end
      x = b ./ x;
    case 'triangular'
      if turned
        x = F{1}' \ b;
      else
        x = F{1} \ b;
      end
    case 'chol'
      x(F{2}, :) = F{1} \ (F{1}' \ b(F{2}, :));
    case 'ldl'
      x(F{3}, :) = F{1}' \ (F{2} \ (F{1} \ b(F{3}, :)));
    case {'qr', 'cod'}
      [Q, R, p] = F{1:3};
      r = size(R, 1);
      if strcmp(d.Type, 'cod') && turned
        x = Q * (F{6} \ (F{5}' * b(p, :)));
      elseif strcmp(d.Type, 'cod')
        x(p, :) = F{5} * (F{6}' \ (Q' * b));
      elseif turned
        x = Q * (R' \ b(p, :));
      else
        x = zeros(numel(p), size(b, 2), class(Q));
        x(p(1:r), :) = R(:, 1:r) \ (Q' * b);
      end
    otherwise
      [L, U, p, q] = F{:};
      if turned
        x(p, :) = L' \ (U' \ b(q, :));
      else
        x(q, :) = U \ (L \ b(p, :));
      end
  end
end

function told(d)
  if ~isIllConditioned(d)
    return;
  end
  if any(strcmp(d.Type, {'qr', 'cod'}))
    if strcmp(d.Type, 'qr')
      warning('MATLAB:rankDeficientMatrix', 'Rank deficient, rank = %d, tol = %13.6e.', rank(d), d.Factors{4});
    end
  elseif d.Condition == 0
    warning('MATLAB:singularMatrix', 'Matrix is singular to working precision.');
  else
    warning('MATLAB:nearlySingularMatrix', ...
            'Matrix is close to singular or badly scaled. Results may be inaccurate. RCOND = %13.6e.', d.Condition);
  end
end
