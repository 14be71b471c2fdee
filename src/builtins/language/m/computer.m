function [kind, largest, order] = computer(option)
  kind = 'GLNXA64';
  if nargin > 0
    if ~strcmpi(option, 'arch')
      error('MATLAB:computer:InvalidOption', 'computer: expected ''arch''');
    end
    kind = 'glnxa64';
  end
  largest = 2^48 - 1;
  order = 'L';
end
