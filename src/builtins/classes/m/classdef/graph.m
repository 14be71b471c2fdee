% Nodes and edges without a direction.
classdef graph < matgpu.Network
  methods
    function G = graph(varargin)
      G = made(G, varargin);
    end

    function d = degree(G, nodes)
      d = accumarray(G.ends(:), 1, [max(G.count, 1), 1]);
      d = d(1:G.count);
      if nargin > 1
        at = places(G, nodes);
        d = reshape(d(at), size(at));
      end
    end

    function v = neighbors(G, node)
      at = places(G, node);
      v = unique([G.ends(G.ends(:, 1) == at, 2); G.ends(G.ends(:, 2) == at, 1)]);
      v = answered(G, v, node);
    end

    function [edges, v] = outedges(G, node)
      at = places(G, node);
      edges = find(any(G.ends == at, 2));
      v = sum(G.ends(edges, :), 2) - at;
      v = answered(G, v, node);
    end

    function L = laplacian(G)
      A = adjacency(G);
      if any(diag(A)) || any(A(:) > 1)
        error('MATLAB:graph:laplacian:NotSimple', 'laplacian: expected a graph without loops and multiple edges');
      end
      L = diag(sum(A, 2)) - A;
    end

    function [bins, sizes] = conncomp(G, varargin)
      form = 'vector';
      for k = 1:2:numel(varargin)
        if ~strcmpi(varargin{k}, 'OutputForm')
          error('MATLAB:graph:conncomp:Option', 'conncomp: there is no option ''%s''', char(varargin{k}));
        end
        form = lower(char(varargin{k + 1}));
      end
      bins = connectedparts(G, adjacency(G) > 0);
      sizes = accumarray(bins(:), 1, [max([bins, 0]), 1])';
      if strcmp(form, 'cell')
        bins = nodecells(G, bins);
      end
    end

    function [T, before] = minspantree(G, varargin)
      % J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem, 1956.
      root = 1;
      whole = false;
      for k = 1:2:numel(varargin)
        switch lower(char(varargin{k}))
          case 'root', root = places(G, varargin{k + 1});
          case 'type', whole = strcmpi(varargin{k + 1}, 'forest');
          case 'method'
          otherwise
            error('MATLAB:graph:minspantree:Option', 'minspantree: there is no option ''%s''', char(varargin{k}));
        end
      end
      [~, order] = sort(weights_of(G));
      group = 1:G.count;
      keep = zeros(0, 1);
      for k = order'
        a = group(G.ends(k, 1));
        b = group(G.ends(k, 2));
        if a ~= b
          group(group == b) = a;
          keep(end + 1, 1) = k;
        end
      end
      T = with_edges(G, sort(keep));
      if ~whole && G.count > 0
        T = with_edges(T, find(group(T.ends(:, 1)) == group(root)));
      end
      before = NaN(1, G.count);
      [pairs, ~] = bfsearch(T, root, 'edgetonew', 'Restart', whole);
      before(root) = 0;
      if whole
        before(:) = 0;
      end
      before(pairs(:, 2)) = pairs(:, 1);
    end

    function tf = hascycles(G)
      bins = connectedparts(G, adjacency(G) > 0);
      tf = size(G.ends, 1) > G.count - max([bins, 0]);
    end
  end

  methods (Hidden)
    function tf = isdirected(G)
      tf = false;
    end
  end
end
