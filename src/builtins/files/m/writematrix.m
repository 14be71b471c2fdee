function writematrix(A, path, varargin)
  separator = ',';
  for k = 1:2:numel(varargin) - 1
    if strcmpi(char(varargin{k}), 'delimiter')
      separator = sprintf(char(varargin{k + 1}));
    end
  end
  dlmwrite(path, A, 'delimiter', separator, 'precision', 15);
end
