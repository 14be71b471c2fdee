function [members, names] = enumeration(class)
  of = metaclass(class);
  list = of.EnumerationMemberList;
  all = cell(numel(list), 1);
  for k = 1:numel(list)
    all{k} = list(k).Name;
  end
  if nargout == 0
    if isempty(all)
      fprintf('\nClass ''%s'' has no enumeration members.\n\n', of.Name);
      return;
    end
    fprintf('\nEnumeration members for class ''%s'':\n\n', of.Name);
    fprintf('    %s\n', all{:});
    fprintf('\n');
    return;
  end
  names = all;
  if isempty(all)
    members = [];
    return;
  end
  code = strjoin(cellfun(@(name) [of.Name, '.', name], all, 'UniformOutput', false), '; ');
  members = eval(['[', code, ']']);
end
