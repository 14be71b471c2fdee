function fail(code, pattern, kind)
  if nargin < 2
    pattern = '';
  end
  if strcmp(pattern, 'warning') || nargin > 2
    % A warning is expected instead of an error.
    if nargin < 3
      kind = '';
    end
    lastwarn('');
    evalin('caller', [code, ';']);
    message = lastwarn();
    if isempty(message)
      error('fail: expected a warning of <%s> but none was given', code);
    end
    pattern = kind;
    kind = 'warning';
  else
    message = '';
    happened = false;
    try
      evalin('caller', [code, ';']);
    catch problem
      happened = true;
      message = problem.message;
    end
    if ~happened
      error('fail: expected an error of <%s> but none was raised', code);
    end
    kind = 'error';
  end
  if ~isempty(pattern) && isempty(regexp(message, pattern, 'once'))
    error('fail: expected %s <%s> but got <%s>', kind, pattern, message);
  end
end
