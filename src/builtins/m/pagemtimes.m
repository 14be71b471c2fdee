function C = pagemtimes(A, varargin)
  how = {'none', 'none'};
  if nargin == 2
    B = varargin{1};
  elseif nargin == 4
    how = {varargin{1}, varargin{3}};
    B = varargin{2};
  else
    error('MATLAB:narginchk:wrongInputs', 'pagemtimes: expected two arrays, or each with none, transpose or ctranspose behind it');
  end
  C = pagefun(@(a, b) turned(a, how{1}) * turned(b, how{2}), A, B);
end

function a = turned(a, how)
  switch lower(char(how))
    case 'none'
    case 'transpose'
      a = a.';
    case 'ctranspose'
      a = a';
    otherwise
      error('MATLAB:pagemtimes:InvalidOption', 'pagemtimes: expected none, transpose or ctranspose, found %s', how);
  end
end
