function addSwitch(p, name)
  if nargin < 2
    error('MATLAB:minrhs', 'addSwitch: expected a name');
  end
  inputparser_declare(p, 'switch', name, false, []);
end
