function text = list_in_columns(list, width, prefix)
  if nargin < 2 || isempty(width)
    width = 80;
  end
  if nargin < 3
    prefix = '';
  end
  if ischar(list)
    % The rows keep the blanks that make them as long as the others.
    list = num2cell(list, 2);
  end
  if ~iscellstr(list)
    error('MATLAB:list_in_columns:InvalidList', 'list_in_columns: ARG must be a cellstr or char array');
  end
  if ~(isnumeric(width) && isscalar(width) && width > 0)
    error('MATLAB:list_in_columns:InvalidWidth', 'list_in_columns: WIDTH must be an integer > 0');
  end
  width = double(width);
  if ~ischar(prefix)
    error('MATLAB:list_in_columns:InvalidPrefix', 'list_in_columns: PREFIX must be a string');
  end
  widest = max([0, cellfun(@numel, list(:).')]) + 2;
  across = max(1, floor((width - numel(prefix)) / widest));
  down = ceil(numel(list) / across);
  text = '';
  for row = 1:down
    line = prefix;
    for k = row:down:numel(list)
      line = [line, list{k}];
      if k + down <= numel(list)
        line = [line, repmat(' ', 1, widest - numel(list{k}))];
      end
    end
    text = [text, line, sprintf('\n')];
  end
end
