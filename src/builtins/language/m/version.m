function v = version(option)
  % The release of the language whose programs run here, as verLessThan counts.
  v = '25.1.0 (R2025a)';
  if nargin > 0
    switch lower(option)
      case '-release'
        v = '2025a';
      case '-date'
        v = 'March 28, 2025';
      case '-description'
        v = '';
      otherwise
        error('MATLAB:version:InvalidOption', 'version: expected ''-release'', ''-date'' or ''-description''');
    end
  end
end
