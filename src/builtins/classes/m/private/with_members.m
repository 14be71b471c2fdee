% A function of texts or numbers, of members of enumerations: by their names, or by their places in the list.
function varargout = with_members(name, varargin)
  args = varargin;
  ours = cellfun(@isenum, args);
  switch name
    case {'unique', 'sort', 'intersect', 'setdiff', 'setxor', 'union'}
      first = args{find(ours, 1)};
      [members, names] = enumeration(class(first));
      try
        [~, order] = sort(double(members));
        members = members(order);
        names = names(order);
      catch
        % They are in the order in which the class lists them.
      end
      for k = 1:min(numel(args), 1 + ~any(strcmp(name, {'unique', 'sort'})))
        [there, args{k}] = ismember(cellstr(args{k}), names);
        if ~all(there(:))
          error('MATLAB:class:InvalidEnum', 'Not all elements are members of the enumeration ''%s''.', class(first));
        end
      end
      [varargout{1:max(nargout, 1)}] = feval(name, args{:});
      varargout{1} = reshape(members(varargout{1}), size(varargout{1}));
    case {'horzcat', 'vertcat'}
      first = args{find(ours, 1)};
      for k = find(~ours)
        if ~isempty(args{k})
          args{k} = members_of(class(first), args{k});
        end
      end
      [varargout{1:max(nargout, 1)}] = feval(name, args{:});
    otherwise
      for k = find(ours)
        args{k} = cellstr(args{k});
        if isscalar(args{k}) && ~strcmp(name, 'ismember')
          args{k} = args{k}{1};
        end
      end
      [varargout{1:max(nargout, 1)}] = feval(name, args{:});
  end
end
