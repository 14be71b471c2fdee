function B = intlut(A, table)
  kinds = {'uint8', 'uint16', 'int16'};
  if ~any(strcmp(class(A), kinds)) || ~strcmp(class(A), class(table))
    error('images:intlut:invalidType', ...
          'intlut: expected uint8, uint16 or int16 and a table of this class, found %s and %s', ...
          class(A), class(table));
  end
  count = 65536 - 65280 * isa(A, 'uint8');
  if numel(table) ~= count
    error('images:intlut:invalidTable', 'intlut: the table must have %d elements, found %d', count, numel(table));
  end
  at = int32(A) - int32(intmin(class(A))) + 1;
  B = reshape(table(at(:)), size(A));
end
