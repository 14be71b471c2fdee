% Nodes and the edges between them: what graphs and directed graphs share.
classdef (Abstract) Network
  properties (Dependent)
    Edges
    Nodes
  end

  properties (Hidden, SetAccess = protected)
    ends = zeros(0, 2)
    count = 0
    edge_columns = struct()
    node_columns = struct()
  end

  methods
    function T = get.Edges(G)
      ends = G.ends;
      if named(G)
        ends = reshape(G.node_columns.Name(ends), size(ends));
      end
      T = table(ends, 'VariableNames', {'EndNodes'});
      for name = fieldnames(G.edge_columns)'
        T.(name{1}) = G.edge_columns.(name{1});
      end
    end

    function T = get.Nodes(G)
      T = table('Size', [G.count, 0], 'VariableTypes', {});
      for name = fieldnames(G.node_columns)'
        T.(name{1}) = G.node_columns.(name{1});
      end
    end

    function G = set.Edges(G, T)
      if ~istable(T) || height(T) ~= size(G.ends, 1) || ~isequal(T.EndNodes, G.Edges.EndNodes)
        error('MATLAB:graph:EndNodes', 'The edges of a graph change by addedge and rmedge; EndNodes stays as it is.');
      end
      G.edge_columns = columns_of(T, {'EndNodes'});
      checked_weights(G);
    end

    function G = set.Nodes(G, T)
      if ~istable(T) || height(T) ~= G.count
        error('MATLAB:graph:Nodes', 'Expected a table of %d rows, one for each node.', G.count);
      end
      G.node_columns = columns_of(T, {});
      G = with_checked_names(G);
    end

    function n = numnodes(G)
      n = G.count;
    end

    function m = numedges(G)
      m = size(G.ends, 1);
    end

    function [s, t] = findedge(G, s, t)
      if nargin == 3
        s = known_places(G, s);
        t = known_places(G, t);
        s = s + zeros(size(t));
        t = t + zeros(size(s));
        wanted = [s(:), t(:)];
        if ~isdirected(G)
          wanted = sort(wanted, 2);
        end
        [~, at] = ismember(wanted, G.ends, 'rows');
        s = reshape(at, [], 1);
        return;
      end
      at = (1:size(G.ends, 1))';
      if nargin == 2
        at = edge_places(G, s);
      end
      s = G.ends(at, 1);
      t = G.ends(at, 2);
      if nargin < 2 && named(G)
        s = G.node_columns.Name(s);
        t = G.node_columns.Name(t);
      end
    end

    function at = findnode(G, names)
      at = known_places(G, names);
      at = at(:);
    end

    function n = edgecount(G, s, t)
      s = places(G, s);
      t = places(G, t);
      wanted = [s(:) + zeros(numel(t), 1), t(:) + zeros(numel(s), 1)];
      ends = G.ends;
      if ~isdirected(G)
        wanted = sort(wanted, 2);
      end
      n = zeros(size(wanted, 1), 1);
      for k = 1:numel(n)
        n(k) = nnz(all(ends == wanted(k, :), 2));
      end
    end

    function tf = ismultigraph(G)
      tf = size(unique(G.ends, 'rows'), 1) < size(G.ends, 1);
    end

    function A = adjacency(G, weights)
      n = G.count;
      w = ones(size(G.ends, 1), 1);
      if nargin > 1
        if isnumeric(weights)
          w = double(weights(:));
          if numel(w) ~= size(G.ends, 1)
            error('MATLAB:graph:adjacency:Weights', 'adjacency: expected %d weights, found %d', ...
                  size(G.ends, 1), numel(w));
          end
        elseif strcmpi(weights, 'weighted')
          w = weights_of(G);
        else
          error('MATLAB:graph:adjacency:Option', 'adjacency: expected weighted, found ''%s''', char(weights));
        end
      end
      A = zeros(n);
      if ~isempty(w)
        A = accumarray(G.ends, w, [n, n]);
      end
      if ~isdirected(G)
        A = A + triu(A, 1)';
      end
    end

    function I = incidence(G)
      m = size(G.ends, 1);
      I = zeros(G.count, m);
      I(G.ends(:, 2)' + (0:m - 1) * G.count) = 1;
      I(G.ends(:, 1)' + (0:m - 1) * G.count) = -1;
    end

    function G = addnode(G, more)
      if istable(more)
        columns = columns_of(more, {});
        extra = height(more);
      elseif isnumeric(more)
        columns = struct();
        extra = more;
        if ~isscalar(more) || more < 0 || more ~= fix(more)
          error('MATLAB:graph:addnode:Count', 'addnode: expected a number of nodes, names or a table');
        end
        if named(G)
          columns.Name = arrayfun(@(k) sprintf('Node%d', k), G.count + (1:extra)', 'UniformOutput', false);
        end
      else
        columns = struct('Name', {reshape(cellstr(more), [], 1)});
        extra = numel(columns.Name);
        if ~named(G) && G.count > 0
          G.node_columns.Name = arrayfun(@(k) sprintf('Node%d', k), (1:G.count)', 'UniformOutput', false);
        end
      end
      G.node_columns = stacked(G.node_columns, G.count, columns, extra);
      G.count = G.count + extra;
      G = with_checked_names(G);
    end

    function G = rmnode(G, nodes)
      gone = false(1, G.count);
      gone(places(G, nodes)) = true;
      G = subgraph(G, find(~gone));
    end

    function G = addedge(G, s, t, w)
      columns = struct();
      if istable(s)
        columns = columns_of(s, {'EndNodes'});
        ends = s.EndNodes;
        t = ends(:, 2);
        s = ends(:, 1);
      elseif nargin > 3
        if istable(w)
          columns = columns_of(w, {});
        elseif ~isempty(w)
          columns.Weight = double(w(:));
        end
      end
      [G, s] = grown(G, s);
      [G, t] = grown(G, t);
      m = max(numel(s), numel(t));
      ends = [s(:) + zeros(m, 1), t(:) + zeros(m, 1)];
      if isfield(columns, 'Weight') && isscalar(columns.Weight)
        columns.Weight = repmat(columns.Weight, m, 1);
      end
      weighted = isfield(columns, 'Weight') || isfield(G.edge_columns, 'Weight');
      old = size(G.ends, 1);
      if weighted && ~isfield(columns, 'Weight')
        columns.Weight = ones(m, 1);
      elseif weighted && ~isfield(G.edge_columns, 'Weight')
        G.edge_columns.Weight = ones(old, 1);
      end
      G.edge_columns = stacked(G.edge_columns, old, columns, m);
      G.ends = [G.ends; ends];
      G = ordered(G);
    end

    function G = rmedge(G, s, t)
      if nargin > 2
        s = findedge(G, s, t);
        if any(s == 0)
          error('MATLAB:graph:rmedge:NoEdge', 'rmedge: there is no edge between these nodes');
        end
        ends = G.ends;
        [~, gone] = ismember(ends, ends(s, :), 'rows');
        keep = gone == 0;
      else
        keep = true(size(G.ends, 1), 1);
        keep(edge_places(G, s)) = false;
      end
      G = with_edges(G, find(keep));
    end

    function tf = isisomorphic(G, H, varargin)
      tf = ~isempty(isomorphism(G, H, varargin{:})) || G.count == 0 && H.count == 0;
    end

    % The order in which the nodes of H make the graph G; empty where none does.
    function P = isomorphism(G, H, varargin)
      if ~strcmp(class(G), class(H))
        error('MATLAB:graphfun:isomorphism:Mixed', 'isomorphism: expected two graphs or two directed graphs');
      end
      of_nodes = {};
      of_edges = {};
      for k = 1:2:numel(varargin)
        switch lower(char(varargin{k}))
          case 'nodevariables', of_nodes = cellstr(varargin{k + 1});
          case 'edgevariables', of_edges = cellstr(varargin{k + 1});
          otherwise
            error('MATLAB:graphfun:isomorphism:Option', 'isomorphism: there is no option ''%s''', char(varargin{k}));
        end
      end
      P = zeros(0, 1);
      n = G.count;
      if n ~= H.count || size(G.ends, 1) ~= size(H.ends, 1)
        return;
      end
      colors = alike(G.node_columns, H.node_columns, of_nodes, 2 * n);
      kinds = alike(G.edge_columns, H.edge_columns, of_edges, 2 * size(G.ends, 1));
      A = pairs_of({G.ends, H.ends}, kinds, n, isa(G, 'graph'));
      P = matched(A, colors);
    end

    function H = subgraph(G, nodes)
      if islogical(nodes)
        nodes = find(nodes);
      end
      at = places(G, nodes);
      at = at(:)';
      new = zeros(1, G.count);
      new(at) = 1:numel(at);
      H = with_edges(G, find(all(reshape(new(G.ends), [], 2) > 0, 2)));
      H.ends = reshape(new(H.ends), [], 2);
      H.count = numel(at);
      for name = fieldnames(G.node_columns)'
        column = G.node_columns.(name{1});
        H.node_columns.(name{1}) = column(at, :);
      end
      H = ordered(H);
    end

    function [H, at] = reordernodes(G, order)
      at = places(G, order);
      if ~isequal(sort(at(:))', 1:G.count)
        error('MATLAB:graph:reordernodes:Order', ...
              'reordernodes: expected all of the %d nodes in another order', G.count);
      end
      H = subgraph(G, at);
    end

    function [H, kept] = simplify(G, varargin)
      keep = G.ends(:, 1) ~= G.ends(:, 2);
      [~, first, group] = unique(G.ends(keep, :), 'rows');
      at = find(keep);
      H = with_edges(G, at(first));
      if nargin > 1 && any(strcmpi(varargin{1}, {'sum', 'mean', 'min', 'max'})) && isfield(G.edge_columns, 'Weight')
        f = str2func(lower(char(varargin{1})));
        w = weights_of(G);
        H.edge_columns.Weight = accumarray(group(:), w(keep), [], f);
      end
      kept = at(first);
    end

    function d = distances(G, s, t, varargin)
      from = 1:G.count;
      to = 1:G.count;
      given = varargin;
      if nargin > 1 && isword(s)
        given = [{s, t}, given];
      elseif nargin > 1
        from = places(G, s);
        if nargin > 2 && isword(t)
          given = [{t}, given];
        elseif nargin > 2
          to = places(G, t);
        end
      end
      C = costs(G, given);
      d = zeros(numel(from), numel(to));
      for k = 1:numel(from)
        row = shortest(C, from(k));
        d(k, :) = row(to);
      end
    end

    function [P, d, edges] = shortestpath(G, s, t, varargin)
      from = place(G, s);
      to = place(G, t);
      [C, index] = costs(G, varargin);
      [far, before] = shortest(C, from);
      d = far(to);
      P = zeros(1, 0);
      if isfinite(d)
        P = to;
        while P(1) ~= from
          P = [before(P(1)), P];
        end
      end
      edges = index(P(1:end - 1) + (P(2:end) - 1) * G.count);
      P = answered(G, P, s);
    end

    function [T, d, is_edge] = shortestpathtree(G, s, varargin)
      given = varargin;
      to = 1:G.count;
      if ~isempty(given) && ~isword(given{1})
        to = places(G, given{1});
        given(1) = [];
      end
      form = 'tree';
      at = find(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'OutputForm'), given), 1);
      if ~isempty(at)
        form = lower(char(given{at + 1}));
        given(at:at + 1) = [];
      end
      from = place(G, s);
      [C, index] = costs(G, given);
      [d, before] = shortest(C, from);
      ways = cell(1, numel(to));
      for k = 1:numel(to)
        if isfinite(d(to(k)))
          ways{k} = to(k);
          while ways{k}(1) ~= from
            ways{k} = [before(ways{k}(1)), ways{k}];
          end
        else
          ways{k} = zeros(1, 0);
        end
      end
      used = unique([ways{:}]);
      below = used(used ~= from);
      at = index(before(below) + (below - 1) * G.count);
      is_edge = false(size(G.ends, 1), 1);
      is_edge(at) = true;
      switch form
        case 'tree'
          if isfield(G.edge_columns, 'Weight')
            w = {G.edge_columns.Weight(at)};
          else
            w = {[]};
          end
          if named(G)
            T = digraph(before(below), below, w{:}, G.node_columns.Name);
          else
            T = digraph(before(below), below, w{:}, G.count);
          end
        case 'cell'
          T = cellfun(@(P) answered(G, P, s), ways(:), 'UniformOutput', false);
        case 'vector'
          T = before;
          T(from) = 0;
          T(~ismember(1:G.count, used)) = NaN;
        otherwise
          error('MATLAB:graph:shortestpathtree:Form', ...
                'shortestpathtree: expected tree, cell or vector, found ''%s''', form);
      end
      d = d(to);
    end

    function [v, edges] = bfsearch(G, s, varargin)
      [v, edges] = searched(G, s, true, varargin);
    end

    function [v, edges] = dfsearch(G, s, varargin)
      [v, edges] = searched(G, s, false, varargin);
    end

    function [at, d] = nearest(G, s, most, varargin)
      C = costs(G, varargin);
      from = place(G, s);
      far = shortest(C, from);
      far(from) = Inf;
      at = find(far <= most);
      [d, order] = sort(far(at)');
      at = answered(G, at(order)', s);
    end

    function [flow, GF, cs, ct] = maxflow(G, s, t, method)
      % J. Edmonds and R. M. Karp, Theoretical improvements in algorithmic efficiency for network flow problems, 1972.
      from = place(G, s);
      to = place(G, t);
      if from == to
        error('MATLAB:graph:maxflow:SameNode', 'maxflow: expected two different nodes');
      end
      capacity = adjacency(G, weights_of(G));
      rest = capacity;
      flow = 0;
      while true
        before = waysfrom(rest > 0, from);
        if before(to) == 0
          break;
        end
        way = to;
        while way(1) ~= from
          way = [before(way(1)), way];
        end
        at = way(1:end - 1) + (way(2:end) - 1) * G.count;
        back = way(2:end) + (way(1:end - 1) - 1) * G.count;
        step = min(rest(at));
        if isinf(step)
          flow = Inf;
          break;
        end
        rest(at) = rest(at) - step;
        rest(back) = rest(back) + step;
        flow = flow + step;
      end
      net = max(capacity - rest, 0);
      net = max(net - net', 0);
      [j, i] = find(net');
      given = {G.count};
      if named(G)
        given = {G.node_columns.Name};
      end
      GF = digraph(i, j, net(i + (j - 1) * G.count), given{:});
      reached = waysfrom(rest > 0, from) > 0;
      cs = answered(G, find(reached)', s);
      ct = answered(G, find(~reached)', s);
    end

    function c = centrality(G, kind, varargin)
      n = G.count;
      A = double(adjacency(G) > 0);
      C = costs(G, {});
      for k = 1:2:numel(varargin)
        if strcmpi(varargin{k}, 'Cost')
          H = G;
          H.edge_columns.Weight = varargin{k + 1}(:);
          C = costs(H, {});
        elseif strcmpi(varargin{k}, 'Importance')
          A = adjacency(G, varargin{k + 1});
        end
      end
      if ~any(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'Cost'), varargin))
        C(isfinite(C)) = 1;
      end
      switch lower(char(kind))
        case {'degree', 'outdegree'}
          c = sum(A, 2);
          if strcmpi(kind, 'degree')
            c = c + diag(A);
          end
        case 'indegree'
          c = sum(A, 1)';
        case {'closeness', 'outcloseness'}
          c = nearness(C);
        case 'incloseness'
          c = nearness(C');
        case 'betweenness'
          c = betweenness(C) / (2 - isdirected(G));
        case 'pagerank'
          % S. Brin and L. Page, The anatomy of a large-scale hypertextual web search engine, 1998.
          out = sum(A, 2);
          P = A ./ max(out, 1);
          P(out == 0, :) = 1 / n;
          c = ones(n, 1) / n;
          for k = 1:1000
            next = 0.15 / n + 0.85 * (P' * c);
            change = norm(next - c, 1);
            c = next;
            if change < 1e-10
              break;
            end
          end
        case 'eigenvector'
          [V, d] = eig(A, 'vector');
          [~, at] = max(real(d));
          c = abs(V(:, at)) / sum(abs(V(:, at)));
        case {'hubs', 'authorities'}
          % J. M. Kleinberg, Authoritative sources in a hyperlinked environment, 1999.
          [U, ~, V] = svd(A);
          if strcmpi(kind, 'hubs')
            V = U;
          end
          c = abs(V(:, 1)) / sum(abs(V(:, 1)));
        otherwise
          error('MATLAB:graph:centrality:Kind', 'centrality: there is none of the kind ''%s''', char(kind));
      end
    end

    function h = plot(G, varargin)
      % Nodes on a circle, or where they are told to be.
      turn = pi / 2 - 2 * pi * (0:G.count - 1) / max(G.count, 1);
      x = cos(turn);
      y = sin(turn);
      for k = 1:2:numel(varargin) - 1
        switch lower(char(varargin{k}))
          case 'xdata', x = reshape(varargin{k + 1}, 1, []);
          case 'ydata', y = reshape(varargin{k + 1}, 1, []);
        end
      end
      X = [x(G.ends(:, 1)); x(G.ends(:, 2)); NaN(1, size(G.ends, 1))];
      Y = [y(G.ends(:, 1)); y(G.ends(:, 2)); NaN(1, size(G.ends, 1))];
      h = plot(X(:), Y(:), '-', x, y, 'o');
      names = arrayfun(@(k) sprintf('%d', k), 1:G.count, 'UniformOutput', false);
      if named(G)
        names = G.node_columns.Name;
      end
      for k = 1:G.count
        text(x(k) + 0.03, y(k) + 0.03, names{k});
      end
    end
  end

  methods (Hidden)
    function tf = named(G)
      tf = isfield(G.node_columns, 'Name');
    end

    function w = weights_of(G)
      if isfield(G.edge_columns, 'Weight')
        w = double(G.edge_columns.Weight);
      else
        w = ones(size(G.ends, 1), 1);
      end
    end

    function at = known_places(G, nodes)
      % The numbers of nodes, 0 for what is none.
      if isnumeric(nodes) || islogical(nodes)
        at = double(nodes);
        at(at < 1 | at > G.count | at ~= fix(at)) = 0;
        return;
      end
      if ~(ischar(nodes) || iscellstr(nodes) || isstring(nodes))
        error('MATLAB:graph:InvalidNode', 'Expected the numbers or names of nodes, found %s.', class(nodes));
      end
      nodes = cellstr(nodes);
      at = zeros(size(nodes));
      if named(G)
        [~, at] = ismember(nodes, G.node_columns.Name);
      end
    end

    function at = places(G, nodes)
      at = known_places(G, nodes);
      bad = find(at == 0, 1);
      if ~isempty(bad)
        if isnumeric(nodes)
          error('MATLAB:graph:InvalidNodeID', 'There are %d nodes; there is none with the number %g.', ...
                G.count, nodes(bad));
        end
        nodes = cellstr(nodes);
        error('MATLAB:graph:UnknownNodeName', 'There is no node with the name ''%s''.', nodes{bad});
      end
    end

    function at = place(G, node)
      at = places(G, node);
      if numel(at) ~= 1
        error('MATLAB:graph:NotOneNode', 'Expected one node, found %d.', numel(at));
      end
    end

    function at = edge_places(G, at)
      m = size(G.ends, 1);
      if islogical(at)
        at = find(at);
      end
      if ~isnumeric(at) || any(at(:) < 1 | at(:) > m | at(:) ~= fix(at(:)))
        error('MATLAB:graph:InvalidEdge', 'Expected the numbers of edges, from 1 up to %d.', m);
      end
    end

    function v = answered(G, at, like)
      % Nodes by name where they were asked for by name.
      v = at;
      if ~isnumeric(like) && named(G)
        v = reshape(G.node_columns.Name(at), size(at));
      end
    end

    function bins = connectedparts(G, A)
      % The number of the part of a graph that each node is in, in the order of their first nodes.
      bins = zeros(1, G.count);
      count = 0;
      for k = 1:G.count
        if bins(k) == 0
          count = count + 1;
          bins(k) = count;
          front = k;
          while ~isempty(front)
            front = find(any(A(front, :), 1) & bins == 0);
            bins(front) = count;
          end
        end
      end
    end

    function parts = nodecells(G, bins)
      parts = cell(1, max([bins, 0]));
      for k = 1:numel(parts)
        parts{k} = find(bins == k);
        if named(G)
          parts{k} = reshape(G.node_columns.Name(parts{k}), 1, []);
        end
      end
    end

    function G = with_edges(G, at)
      G.ends = G.ends(at, :);
      for name = fieldnames(G.edge_columns)'
        column = G.edge_columns.(name{1});
        G.edge_columns.(name{1}) = column(at, :);
      end
    end

    function G = ordered(G)
      if ~isdirected(G)
        G.ends = sort(G.ends, 2);
      end
      [~, order] = sortrows(G.ends);
      G = with_edges(G, order);
    end

    function [G, at] = grown(G, nodes)
      % Nodes by number or name, and a graph that has them all.
      if isnumeric(nodes)
        at = double(nodes);
        if any(at(:) < 1 | at(:) ~= fix(at(:)))
          error('MATLAB:graph:InvalidNodeID', 'Expected the numbers of nodes, positive integers.');
        end
        extra = max([at(:); G.count]) - G.count;
        if extra > 0
          G = addnode(G, extra);
        end
        return;
      end
      names = cellstr(nodes);
      if ~named(G) && G.count > 0
        error('MATLAB:graph:NoNames', 'The nodes of this graph have numbers and no names.');
      end
      new = unique(names(known_places(G, names) == 0), 'stable');
      if ~isempty(new)
        G = addnode(G, new(:));
      end
      at = known_places(G, names);
    end

    function G = with_checked_names(G)
      if named(G)
        names = G.node_columns.Name;
        if isstring(names)
          names = cellstr(names);
          G.node_columns.Name = names;
        end
        if ~iscellstr(names) || numel(names) ~= G.count
          error('MATLAB:graph:InvalidNames', 'Expected %d names of nodes.', G.count);
        end
        if numel(unique(names)) < numel(names)
          error('MATLAB:graph:NonUniqueNames', 'The names of nodes must differ.');
        end
      end
    end

    function checked_weights(G)
      if isfield(G.edge_columns, 'Weight')
        w = G.edge_columns.Weight;
        if ~isnumeric(w) || ~isreal(w) || numel(w) ~= size(G.ends, 1) || any(isnan(w))
          error('MATLAB:graph:InvalidWeights', 'Expected %d real weights of edges.', size(G.ends, 1));
        end
      end
    end

    function G = made(G, given)
      % A graph out of a matrix of neighbours, lists of ends, or tables.
      words = cellfun(@(v) (ischar(v) || isstring(v) && isscalar(v)) && ...
                      any(strcmpi(v, {'omitselfloops', 'upper', 'lower'})), given);
      options = lower(cellfun(@char, given(words), 'UniformOutput', false));
      given = given(~words);
      if isempty(given)
        return;
      end
      first = given{1};
      if istable(first)
        if numel(given) > 1
          G = addnode(G, given{2});
        end
        G = addedge(G, first);
      elseif numel(given) == 1 || (isnumeric(first) || islogical(first)) && ~isnumeric(given{2}) && ...
             (size(first, 1) > 1 || ~ischar(given{2})) && size(first, 1) == size(first, 2)
        G = of_matrix(G, first, given(2:end), options);
      else
        G = of_lists(G, given{1}, given{2}, given(3:end));
      end
      if any(strcmp(options, 'omitselfloops'))
        G = with_edges(G, find(G.ends(:, 1) ~= G.ends(:, 2)));
      end
    end

    function G = of_matrix(G, A, given, options)
      if ~(isnumeric(A) || islogical(A)) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
        error('MATLAB:graph:AdjacencyNotSquare', 'Expected a square matrix of neighbours, found %s of %dx%d.', ...
              class(A), size(A, 1), size(A, 2));
      end
      if ~isdirected(G)
        if any(strcmp(options, 'lower'))
          A = tril(A)';
        elseif ~any(strcmp(options, 'upper')) && ~isequal(A, A')
          error('MATLAB:graph:AdjacencyNotSymmetric', ...
                'Expected a symmetric matrix of neighbours; digraph takes others, and upper or lower a half.');
        end
        A = triu(A);
      end
      G = addnode(G, size(A, 1));
      [t, s, v] = find(A.');
      G.ends = [s(:), t(:)];
      if isnumeric(A)
        G.edge_columns.Weight = double(v(:));
      end
      if ~isempty(given)
        G = with_names(G, given{1});
      end
    end

    function G = of_lists(G, s, t, given)
      data = {};
      for k = 1:numel(given)
        if k == 1 && (isnumeric(given{1}) || istable(given{1}))
          if ~isempty(given{1})
            data = given(1);
          end
        elseif isnumeric(given{k})
          if ~isscalar(given{k})
            error('MATLAB:graph:NodeCount', 'Expected the number of nodes, or their names.');
          end
          most = 0;
          if isnumeric(s)
            most = max([s(:); t(:); 0]);
          end
          if given{k} < most
            error('MATLAB:graph:NodeCount', 'Expected at least %d nodes, found %d.', most, given{k});
          end
          G = addnode(G, given{k});
        elseif istable(given{k})
          G = addnode(G, given{k});
        else
          G = addnode(G, given{k});
        end
      end
      if isnumeric(s) ~= isnumeric(t)
        error('MATLAB:graph:MixedEnds', 'Expected the ends of edges all by number or all by name.');
      end
      if ~isnumeric(s)
        s = cellstr(s);
        t = cellstr(t);
      end
      if numel(s) ~= numel(t) && numel(s) ~= 1 && numel(t) ~= 1
        error('MATLAB:graph:EdgeCount', 'Expected as many ends as beginnings of edges, found %d and %d.', ...
              numel(s), numel(t));
      end
      if ~isempty(data) && isnumeric(data{1})
        m = max(numel(s), numel(t));
        if ~any(numel(data{1}) == [1, m])
          error('MATLAB:graph:WeightCount', 'Expected %d weights, found %d.', m, numel(data{1}));
        end
      end
      if isnumeric(s) && named(G) && max([s(:); t(:); 0]) > G.count
        error('MATLAB:graph:NodeCount', 'Expected at least %d names of nodes, found %d.', max([s(:); t(:)]), G.count);
      end
      if isnumeric(s) || ~isempty(s)
        G = addedge(G, s, t, data{:});
      end
    end

    function G = with_names(G, names)
      if istable(names)
        if height(names) ~= G.count
          error('MATLAB:graph:Nodes', 'Expected a table of %d rows, one for each node.', G.count);
        end
        G.node_columns = columns_of(names, {});
      else
        G.node_columns.Name = reshape(cellstr(names), [], 1);
      end
      G = with_checked_names(G);
    end

    function [C, index] = costs(G, given)
      % The least cost of an edge between nodes, Inf where there is none, and which edge that is.
      method = 'auto';
      for k = 1:2:numel(given)
        if ~strcmpi(given{k}, 'Method') || k == numel(given)
          error('MATLAB:graph:Option', 'There is no option ''%s''.', char(given{k}));
        end
        method = lower(char(given{k + 1}));
      end
      if ~any(strcmp(method, {'auto', 'unweighted', 'positive', 'mixed', 'acyclic'}))
        error('MATLAB:graph:Method', 'Expected auto, unweighted, positive, mixed or acyclic, found ''%s''.', method);
      end
      w = weights_of(G);
      if strcmp(method, 'unweighted')
        w = ones(size(w));
      end
      if any(w < 0) && (~isdirected(G) || strcmp(method, 'positive'))
        error('MATLAB:graph:NegativeWeights', ...
              'There are negative weights, of which this way of finding paths knows nothing.');
      end
      n = G.count;
      C = Inf(n);
      index = zeros(n);
      [w, order] = sort(w, 'descend');
      ends = G.ends(order, :);
      if ~isdirected(G)
        ends = [ends; fliplr(ends)];
        w = [w; w];
        order = [order; order];
        [w, again] = sort(w, 'descend');
        ends = ends(again, :);
        order = order(again);
      end
      at = ends(:, 1) + (ends(:, 2) - 1) * n;
      C(at) = w;
      index(at) = order;
    end

    function [v, edges] = searched(G, s, broad, given)
      event = 'discovernode';
      restart = false;
      k = 1;
      while k <= numel(given)
        if strcmpi(given{k}, 'Restart') && k < numel(given)
          restart = given{k + 1};
          k = k + 2;
        else
          event = lower(char(given{k}));
          k = k + 1;
        end
      end
      if ~any(strcmp(event, {'startnode', 'discovernode', 'finishnode', 'edgetonew', 'edgetodiscovered', ...
                             'edgetofinished'}))
        error('MATLAB:graph:search:Event', 'Expected an event such as discovernode or edgetonew, found ''%s''.', event);
      end
      n = G.count;
      [~, index] = costs(G, {'Method', 'unweighted'});
      start = place(G, s);
      state = zeros(1, n);
      found = struct('startnode', [], 'discovernode', [], 'finishnode', []);
      ways = struct('edgetonew', zeros(0, 2), 'edgetodiscovered', zeros(0, 2), 'edgetofinished', zeros(0, 2));
      while ~isempty(start)
        open = start;
        state(start) = 1;
        found.startnode(end + 1) = start;
        found.discovernode(end + 1) = start;
        seen = index > 0;
        while ~isempty(open)
          if broad
            at = open(1);
          else
            at = open(end);
          end
          near = find(seen(at, :), 1);
          if isempty(near)
            state(at) = 2;
            found.finishnode(end + 1) = at;
            if broad
              open(1) = [];
            else
              open(end) = [];
            end
            continue;
          end
          seen(at, near) = false;
          if ~isdirected(G)
            seen(near, at) = false;
          end
          if state(near) == 0
            state(near) = 1;
            found.discovernode(end + 1) = near;
            ways.edgetonew(end + 1, :) = [at, near];
            open(end + 1) = near;
          elseif state(near) == 1
            ways.edgetodiscovered(end + 1, :) = [at, near];
          else
            ways.edgetofinished(end + 1, :) = [at, near];
          end
        end
        start = [];
        if restart
          start = find(state == 0, 1);
        end
      end
      edges = zeros(0, 1);
      if isfield(found, event)
        v = answered(G, found.(event)', s);
      else
        pairs = ways.(event);
        edges = index(pairs(:, 1) + (pairs(:, 2) - 1) * n);
        v = answered(G, pairs, s);
      end
    end
  end
end

% Numbers that are the same for elements of two graphs with the same values.
function kinds = alike(a, b, names, count)
  kinds = ones(count, 1);
  columns = cell(1, numel(names));
  for k = 1:numel(names)
    if ~isfield(a, names{k}) || ~isfield(b, names{k})
      error('MATLAB:graphfun:isomorphism:Variable', 'isomorphism: both graphs need the variable ''%s''', names{k});
    end
    columns{k} = [a.(names{k}); b.(names{k})];
  end
  if ~isempty(names) && count > 0
    kinds = table.groups_of(columns, count);
  end
end

% For both graphs a matrix of what edges lead from one node to another: 0 where none does.
function A = pairs_of(ends, kinds, n, both_ways)
  m = size(ends{1}, 1);
  all_ends = [ends{1}; ends{2} + n];
  [pairs, ~, at] = unique(all_ends, 'rows');
  words = zeros(size(pairs, 1), 0);
  most = 0;
  if m > 0
    % The kinds of the edges of each pair, sorted.
    [~, order] = sortrows([at, kinds]);
    first = [true; diff(at(order)) > 0];
    place = (1:numel(order))' - cummax(first .* (1:numel(order))') + 1;
    most = max(place);
    words = zeros(size(pairs, 1), most);
    words(sub2ind(size(words), at(order), place)) = kinds(order);
  end
  [~, ~, code] = unique(words, 'rows');
  A = {zeros(n), zeros(n)};
  for g = 1:2
    own = find(pairs(:, 1) > (g - 1) * n & pairs(:, 1) <= g * n);
    s = pairs(own, 1) - (g - 1) * n;
    t = pairs(own, 2) - (g - 1) * n;
    A{g}(s + n * (t - 1)) = code(own);
    if both_ways
      A{g}(t + n * (s - 1)) = code(own);
    end
  end
end

% Nodes are told apart by their neighbours until nothing changes; where several remain alike, one is tried after the other.
function P = matched(A, colors)
  n = size(A{1}, 1);
  P = zeros(0, 1);
  count = 0;
  while true
    rows = cell(2, 1);
    for g = 1:2
      own = colors((g - 1) * n + (1:n));
      most = 1 + max([A{1}(:); A{2}(:); 0]);
      seen = (A{g} + most * A{g}.') * (2 * n + 1) + repmat(own.', n, 1);
      rows{g} = [own, sort(seen, 2)];
    end
    [~, ~, colors] = unique([rows{1}; rows{2}], 'rows');
    if ~isequal(sort(colors(1:n)), sort(colors(n + 1:end)))
      return;
    end
    if max([colors; 0]) == count
      break;
    end
    count = max([colors; 0]);
  end
  sizes = accumarray(colors(1:n), 1, [count, 1]);
  if all(sizes == 1)
    [~, of_g] = sort(colors(1:n));
    [~, of_h] = sort(colors(n + 1:end));
    P = zeros(n, 1);
    P(of_g) = of_h;
    return;
  end
  sizes(sizes == 1) = Inf;
  [~, class] = min(sizes);
  v = find(colors(1:n) == class, 1);
  for w = find(colors(n + 1:end) == class).'
    tried = colors;
    tried([v, n + w]) = count + 1;
    P = matched(A, tried);
    if ~isempty(P)
      return;
    end
  end
end

function tf = isword(v)
  tf = (ischar(v) || isstring(v) && isscalar(v)) && any(strcmpi(v, {'Method', 'OutputForm'}));
end

function columns = columns_of(T, without)
  columns = struct();
  for name = setdiff(T.Properties.VariableNames, without, 'stable')
    columns.(name{1}) = T.(name{1});
  end
end

function a = stacked(a, m, b, n)
  % Columns of m rows over columns of n rows; what one of them lacks is missing there.
  for name = union(fieldnames(a), fieldnames(b), 'stable')'
    top = [];
    bottom = [];
    if isfield(a, name{1})
      top = a.(name{1});
    end
    if isfield(b, name{1})
      bottom = b.(name{1});
      if isrow(bottom) && n ~= 1
        bottom = bottom.';
      end
    end
    if ~isfield(a, name{1})
      top = missing_rows(bottom, m);
    elseif ~isfield(b, name{1})
      bottom = missing_rows(top, n);
    end
    a.(name{1}) = [top; bottom];
  end
end

function x = missing_rows(like, n)
  if iscell(like)
    x = repmat({''}, n, size(like, 2));
  elseif isfloat(like)
    x = NaN(n, size(like, 2));
  elseif isnumeric(like) || islogical(like)
    x = repmat(cast(0, class(like)), n, size(like, 2));
  else
    x = repmat(missing, n, size(like, 2));
  end
end

function [d, before] = shortest(C, start)
  % E. W. Dijkstra, A note on two problems in connexion with graphs, 1959; R. Bellman, On a routing problem, 1958.
  n = size(C, 1);
  d = Inf(1, n);
  d(start) = 0;
  before = zeros(1, n);
  if any(C(:) < 0)
    for turn = 1:n
      [next, from] = min(d' + C, [], 1);
      better = next < d;
      if ~any(better)
        return;
      end
      d(better) = next(better);
      before(better) = from(better);
    end
    error('MATLAB:graph:NegativeCycle', 'There is a cycle of negative weight, on which no path is shortest.');
  end
  open = true(1, n);
  while true
    near = d;
    near(~open) = Inf;
    [far, at] = min(near);
    if isempty(far) || isinf(far)
      return;
    end
    open(at) = false;
    next = far + C(at, :);
    better = next < d;
    d(better) = next(better);
    before(better) = at;
  end
end

function before = waysfrom(B, start)
  % The node before each on a way of fewest edges, 0 where there is no way; that before the start is itself.
  before = zeros(1, size(B, 1));
  before(start) = start;
  front = start;
  while ~isempty(front)
    next = zeros(1, 0);
    for at = front
      near = find(B(at, :) & before == 0);
      before(near) = at;
      next = [next, near];
    end
    front = next;
  end
end

function c = nearness(C)
  n = size(C, 1);
  c = zeros(n, 1);
  for k = 1:n
    d = shortest(C, k);
    reached = isfinite(d);
    count = nnz(reached) - 1;
    if count > 0
      c(k) = (count / (n - 1)) ^ 2 / sum(d(reached));
    end
  end
end

function c = betweenness(C)
  % U. Brandes, A faster algorithm for betweenness centrality, 2001.
  n = size(C, 1);
  c = zeros(n, 1);
  for s = 1:n
    d = shortest(C, s);
    [~, order] = sort(d);
    order = order(isfinite(d(order)));
    ways = zeros(1, n);
    ways(s) = 1;
    on = abs(d' + C - d) <= 1e-12 * max(abs(d), 1) & isfinite(C);
    for v = order(2:end)
      ways(v) = sum(ways(on(:, v)));
    end
    share = zeros(1, n);
    for v = fliplr(order(2:end))
      from = on(:, v)';
      share(from) = share(from) + ways(from) / ways(v) * (1 + share(v));
      c(v) = c(v) + share(v);
    end
  end
end
