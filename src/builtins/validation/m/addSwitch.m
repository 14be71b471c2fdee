function addSwitch(p, name)
  inputparser_declare(p, 'switch', name, false, []);
end
