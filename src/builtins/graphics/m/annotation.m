function h = annotation(varargin)
  given = varargin;
  if numel(given) > 0 && isnumeric(given{1})
    given(1) = [];
  end
  kinds = {'line', 'arrow', 'doublearrow', 'textarrow', 'rectangle', 'ellipse', 'textbox'};
  if isempty(given) || ~any(strcmpi(given{1}, kinds))
    error('MATLAB:annotation:kind', 'annotation: expected one of %s', strjoin(kinds, ', '));
  end
  % Figures have no place for it; the handle is that of a text that is not seen.
  if nargout > 0
    h = text(NaN, NaN, '');
  end
end
