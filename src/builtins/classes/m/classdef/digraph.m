% Nodes and edges with a direction.
classdef digraph < matgpu.Network
  methods
    function G = digraph(varargin)
      G = made(G, varargin);
    end

    function d = indegree(G, nodes)
      d = counted(G, G.ends(:, 2));
      if nargin > 1
        at = places(G, nodes);
        d = reshape(d(at), size(at));
      end
    end

    function d = outdegree(G, nodes)
      d = counted(G, G.ends(:, 1));
      if nargin > 1
        at = places(G, nodes);
        d = reshape(d(at), size(at));
      end
    end

    function v = successors(G, node)
      v = answered(G, unique(G.ends(G.ends(:, 1) == places(G, node), 2)), node);
    end

    function v = predecessors(G, node)
      v = answered(G, unique(G.ends(G.ends(:, 2) == places(G, node), 1)), node);
    end

    function [edges, v] = outedges(G, node)
      edges = find(G.ends(:, 1) == places(G, node));
      v = answered(G, G.ends(edges, 2), node);
    end

    function [edges, v] = inedges(G, node)
      edges = find(G.ends(:, 2) == places(G, node));
      v = answered(G, G.ends(edges, 1), node);
    end

    function H = flipedge(G, s, t)
      at = (1:size(G.ends, 1))';
      if nargin == 2
        at = edge_places(G, s);
      elseif nargin == 3
        at = findedge(G, s, t);
        if any(at == 0)
          error('MATLAB:graph:flipedge:NoEdge', 'flipedge: there is no edge between these nodes');
        end
      end
      H = G;
      H.ends(at, :) = fliplr(H.ends(at, :));
      H = ordered(H);
    end

    function [bins, sizes] = conncomp(G, varargin)
      form = 'vector';
      kind = 'strong';
      for k = 1:2:numel(varargin)
        switch lower(char(varargin{k}))
          case 'outputform', form = lower(char(varargin{k + 1}));
          case 'type', kind = lower(char(varargin{k + 1}));
          otherwise
            error('MATLAB:graph:conncomp:Option', 'conncomp: there is no option ''%s''', char(varargin{k}));
        end
      end
      A = adjacency(G) > 0;
      switch kind
        case 'weak', bins = connectedparts(G, A | A');
        case 'strong', bins = strongparts(A);
        otherwise
          error('MATLAB:graph:conncomp:Type', 'conncomp: expected strong or weak, found ''%s''', kind);
      end
      sizes = accumarray(bins(:), 1, [max([bins, 0]), 1])';
      if strcmp(form, 'cell')
        bins = nodecells(G, bins);
      end
    end

    function C = condensation(G)
      A = adjacency(G) > 0;
      bins = strongparts(A);
      n = max([bins, 0]);
      [i, j] = find(A);
      B = zeros(n);
      B(bins(i(:))' + (bins(j(:))' - 1) * n) = 1;
      B(1:n + 1:end) = 0;
      C = digraph(B > 0);
    end

    function tf = isdag(G)
      A = adjacency(G) > 0;
      tf = ~any(diag(A)) && numel(unique(strongparts(A))) == G.count;
    end

    function tf = hascycles(G)
      tf = ~isdag(G);
    end

    function [order, H] = toposort(G, varargin)
      lexical = any(cellfun(@(v) strcmpi(v, 'lexicographical'), varargin));
      if ~isdag(G)
        error('MATLAB:graph:toposort:NotDAG', 'toposort: the graph has cycles');
      end
      A = adjacency(G) > 0;
      n = G.count;
      order = zeros(1, 0);
      if lexical
        left = true(1, n);
        while any(left)
          at = find(left & ~any(A(left, :), 1), 1);
          order(end + 1) = at;
          left(at) = false;
        end
      else
        % Nodes in the order in which a search in depth leaves them, turned round.
        finished = false(1, n);
        for start = 1:n
          stack = start;
          while ~finished(start) && ~isempty(stack)
            near = find(A(stack(end), :) & ~finished, 1);
            if isempty(near)
              finished(stack(end)) = true;
              order = [stack(end), order];
              stack(end) = [];
            else
              stack(end + 1) = near;
            end
          end
        end
      end
      if nargout > 1
        H = reordernodes(G, order);
      end
    end

    function H = transclosure(G)
      A = adjacency(G) > 0;
      R = A;
      while true
        wider = R | double(R) * double(R) > 0;
        if isequal(wider, R)
          break;
        end
        R = wider;
      end
      H = like_matrix(G, R);
    end

    function H = transreduction(G)
      if ~isdag(G)
        error('MATLAB:graph:transreduction:NotDAG', 'transreduction: the graph has cycles');
      end
      A = adjacency(G) > 0;
      R = adjacency(transclosure(G)) > 0;
      H = like_matrix(G, A & ~(double(A) * double(R) > 0));
    end
  end

  methods (Hidden)
    function tf = isdirected(G)
      tf = true;
    end

    function d = counted(G, ends)
      d = accumarray(ends, 1, [max(G.count, 1), 1]);
      d = d(1:G.count);
    end

    function H = like_matrix(G, A)
      H = digraph(A);
      H.node_columns = G.node_columns;
    end
  end
end

function bins = strongparts(A)
  % Nodes that lead to each other, numbered so that a part comes before those that it leads to.
  n = size(A, 1);
  parts = zeros(1, n);
  count = 0;
  for k = 1:n
    if parts(k) == 0
      count = count + 1;
      parts(reached(A, k) & reached(A', k)) = count;
    end
  end
  [i, j] = find(A);
  B = false(count);
  B(reshape(parts(i), [], 1) + (reshape(parts(j), [], 1) - 1) * count) = true;
  B(1:count + 1:end) = false;
  number = zeros(1, count);
  left = true(1, count);
  for k = 1:count
    at = find(left & ~any(B(left, :), 1), 1);
    number(at) = k;
    left(at) = false;
  end
  bins = number(parts);
end

function seen = reached(A, start)
  seen = false(1, size(A, 1));
  seen(start) = true;
  front = start;
  while ~isempty(front)
    front = find(any(A(front, :), 1) & ~seen);
    seen(front) = true;
  end
end
