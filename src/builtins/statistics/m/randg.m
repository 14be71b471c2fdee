function r = randg(varargin)
  kind = '';
  if nargin > 0 && (ischar(varargin{end}) || isstring(varargin{end}))
    kind = char(varargin{end});
    varargin(end) = [];
    if ~any(strcmp(kind, {'single', 'double'}))
      error('stats:randg:badClass', 'randg: expected ''single'' or ''double'', found ''%s''', kind);
    end
  end
  if isempty(varargin)
    varargin = {1};
  end
  r = exp(loggammadraws(drawargs('randg', varargin, 1)));
  if ~isempty(kind)
    r = cast(r, kind);
  end
end
