// The program of a call, the same text for both: it runs the call and prints of each result its class, size and values, as
// records between the characters 1 and 2, names of fields after 3. What is printed outside records, the call itself has printed.

/** Of larger arrays only so many elements are printed. */
export const MOST_ELEMENTS = 4000;

/** Functions that the program of a call uses. In MATLAB's own syntax, so that quotes mean the same in the call as in MATLAB. */
export const FUNCTIONS = `function show__(x)
  if iscell(x)
    head__('C', x); fprintf('\\002');
    for k = 1:numel(x), show__(x{k}); end
  elseif isstruct(x)
    names = fieldnames(x);
    head__('S', x); fprintf('\\003%s', names{:}); fprintf('\\002');
    for k = 1:numel(x), for j = 1:numel(names), show__(x(k).(names{j})); end, end
  elseif isstring(x)
    head__('T', x); fprintf('\\002');
    for k = 1:numel(x), show__(char(x(k))); end
  elseif isa(x, 'containers.Map')
    fprintf('\\001M %s %dx1\\002', class(x), x.Count);
    show__(keys(x)); show__(values(x));
  elseif isa(x, 'function_handle')
    fprintf('\\001H %s 1x1 %s\\002', class(x), func2str(x));
  elseif isnumeric(x) || islogical(x) || ischar(x)
    if issparse(x), x = full(x); end
    head__('N', x);
    x = x(1:min(numel(x), ${MOST_ELEMENTS}));
    form = ' %.17g';
    if ~isfloat(x), x = double(x); end
    if iscomplex(x)
      fprintf(' c'); fprintf(form, real(x)); fprintf(' i'); fprintf(form, imag(x));
    else
      fprintf(' r');
      if ~isempty(x), fprintf(form, x); end
    end
    fprintf('\\002');
  else
    fprintf('\\001O %s 1x1\\002', class(x));
  end
end
function head__(kind, x)
  s = sprintf('%dx', size(x));
  fprintf('\\001%s %s %s', kind, class(x), s(1:end-1));
end
function failed__(e)
  fprintf('\\001E %s %s\\002', e.identifier, strrep(strtok(e.message, char(10)), char(2), ''));
end
`;

/** The statement that makes a call and shows its results; `outs` 0 is for what gives none. */
export function statement({ call, outs }) {
  const names = Array.from({ length: outs }, (_, i) => `r${i + 1}__`);
  const left = outs === 0 ? "" : outs === 1 ? "r1__ = " : `[${names.join(", ")}] = `;
  const shown = names.map((name) => ` show__(${name});`).join("");
  return `try, ${left}${call};${shown} catch e__, failed__(e__); end`;
}
