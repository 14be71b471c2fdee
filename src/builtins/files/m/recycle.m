function state = recycle(wanted)
  % Nothing keeps what is deleted, so that the state is 'off' and stays so.
  if nargin > 0
    if ~(ischar(wanted) && isrow(wanted) || isstring(wanted) && isscalar(wanted))
      error('MATLAB:recycle:invalidState', 'recycle: expected ''off'' or ''on'', found a value of class %s', class(wanted));
    end
    if strcmpi(wanted, 'on')
      error('MATLAB:recycle:noFolder', 'recycle: expected ''off'', since there is no folder that keeps what is deleted; found ''on''');
    end
    if ~strcmpi(wanted, 'off')
      error('MATLAB:recycle:invalidState', 'recycle: expected ''off'' or ''on'', found ''%s''', wanted);
    end
  end
  if nargin == 0 || nargout > 0
    state = 'off';
  end
end
