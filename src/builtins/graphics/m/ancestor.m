function h = ancestor(of, types, toplevel)
  types = cellstr(types);
  h = [];
  while ~isempty(of) && isgraphics(of)
    if any(strcmp(get(of, 'Type'), types))
      h = of;
      if nargin < 3
        return;
      end
    end
    of = get(of, 'Parent');
  end
end
