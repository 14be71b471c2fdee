function cameratoolbar(varargin)
  for k = 1:nargin
    if ~ischar(varargin{k}) && ~isstring(varargin{k}) && ~isnumeric(varargin{k})
      error('MATLAB:cameratoolbar:words', 'cameratoolbar: expected words');
    end
  end
end
