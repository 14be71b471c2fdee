function r = randp(lambda, varargin)
  kind = '';
  if ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}))
    kind = char(varargin{end});
    varargin(end) = [];
    if ~any(strcmp(kind, {'single', 'double'}))
      error('stats:randp:badClass', 'randp: expected ''single'' or ''double'', found ''%s''', kind);
    end
  end
  if ~(isnumeric(lambda) && isreal(lambda))
    error('stats:randp:badRate', 'randp: expected a real rate');
  end
  r = poissrnd(lambda, varargin{:});
  if ~isempty(kind)
    r = cast(r, kind);
  end
end
