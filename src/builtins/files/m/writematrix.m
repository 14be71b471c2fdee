function writematrix(A, path, varargin)
  separator = ',';
  mode = {};
  for k = 1:2:numel(varargin) - 1
    value = varargin{k + 1};
    switch lower(char(varargin{k}))
      case 'delimiter'
        separator = sign_of(char(value));
      case 'writemode'
        if strcmpi(value, 'append')
          mode = {'-append'};
        end
    end
  end
  if iscell(A) || isstruct(A) || istable(A) || istimetable(A)
    error('MATLAB:writematrix:InvalidInput', 'writematrix: expected an array of numbers, texts or dates, found %s', class(A));
  elseif is_workbook(path) && (isnumeric(A) || islogical(A))
    writecell(num2cell(A), path, varargin{:});
  elseif ischar(A)
    writecell(num2cell(A), path, varargin{:});
  elseif isnumeric(A) || islogical(A)
    dlmwrite(path, A, mode{:}, 'delimiter', separator, 'precision', 15);
  else
    writecell(reshape(cellstr(texts_of(A)), size(A)), path, varargin{:});
  end
end

function texts = texts_of(A)
  texts = string(A);
  nothing = "";
  if isdatetime(A)
    nothing = "NaT";
  elseif isduration(A)
    nothing = "NaN";
  elseif iscategorical(A)
    nothing = "<undefined>";
  end
  texts(ismissing(texts)) = nothing;
end

function s = sign_of(word)
  words = {'comma', 'tab', 'space', 'semi', 'bar'};
  signs = {',', sprintf('\t'), ' ', ';', '|'};
  s = sprintf(word);
  at = find(strcmpi(word, words));
  if ~isempty(at)
    s = signs{at};
  end
end
