%% a graph by lists of ends
G = graph([3 1 1 2], [4 2 3 3], [40 10 20 30]);
assert(G.Edges.EndNodes, [1 2; 1 3; 2 3; 3 4])
assert(G.Edges.Weight, [10; 20; 30; 40])
assert([numnodes(G), numedges(G)], [4 4])
assert(degree(G)', [2 2 3 1])
assert(neighbors(G, 3)', [1 2 4])
A = adjacency(G);
assert(A, A')
assert(sum(A(:)), 8)
assert(adjacency(G, 'weighted')(1, 3), 20)
assert(incidence(G) * incidence(G)', laplacian(G))
assert(isequal(class(G), 'graph'))

%% names of nodes
G = graph({'a', 'b', 'c'}, {'b', 'c', 'd'}, [1 2 3]);
assert(isequal(G.Nodes.Name, {'a'; 'b'; 'c'; 'd'}))
assert(isequal(shortestpath(G, 'a', 'd'), {'a', 'b', 'c', 'd'}))
assert(isequal(neighbors(G, 'b'), {'a'; 'c'}))
assert(findnode(G, {'c', 'z'}), [3; 0])
assert(isequal(G.Edges.EndNodes(2, :), {'b', 'c'}))
G = addedge(G, 'd', 'e', 9);
assert(distances(G, 'a', 'e'), 15)
G = rmnode(G, 'c');
assert(isequal(G.Nodes.Name', {'a', 'b', 'd', 'e'}))
assert(isinf(distances(G, 'a', 'e')))
H = graph([0 1; 1 0], {'x', 'y'});
assert(H.Edges.Weight, 1)

%% nodes and edges come and go
G = digraph([1 2], [2 3]);
G = addnode(G, 2);
G = addedge(G, [4 5], [5 1]);
assert(G.Edges.EndNodes, [1 2; 2 3; 4 5; 5 1])
G = rmedge(G, 2, 3);
assert(findedge(G, [4 2], [5 3]), [2; 0])
[s, t] = findedge(G);
assert([s, t], [1 2; 4 5; 5 1])
H = subgraph(G, [5 1 2]);
assert(H.Edges.EndNodes, [1 2; 2 3])
assert(flipedge(H).Edges.EndNodes, [2 1; 3 2])
assert(reordernodes(H, [3 2 1]).Edges.EndNodes, [2 1; 3 2])
assert(simplify(graph([1 1 1 2], [1 2 2 1])).Edges.EndNodes, [1 2])

%% what belongs to edges and nodes changes, and goes along
G = graph([1 2 3], [2 3 1], [1 1 5]);
G.Edges.Weight(3) = 1.5;
assert(distances(G, 2, 3), 1.5)
G.Nodes.Size = [7; 8; 9];
assert(subgraph(G, [3 1]).Nodes.Size, [9; 7])
T = table([1 2; 2 3], [4; 5], 'VariableNames', {'EndNodes', 'Weight'});
assert(graph(T).Edges.Weight, [4; 5])
failed = false;
try
  G.Edges.EndNodes(1) = 3;
catch
  failed = true;
end
assert(failed)

%% shortest ways
G = digraph([1 1 2 3 3], [2 3 4 2 4], [4 1 1 2 6]);
[P, d, edges] = shortestpath(G, 1, 4);
assert(P, [1 3 2 4])
assert(d, 4)
assert(G.Edges.EndNodes(edges, :), [1 3; 3 2; 2 4])
assert(shortestpath(G, 1, 4, 'Method', 'unweighted'), [1 2 4])
assert(isempty(shortestpath(G, 4, 1)))
assert(distances(G, 1), [0 3 1 4])
[TR, d] = shortestpathtree(G, 1);
assert(TR.Edges.EndNodes, [1 3; 2 4; 3 2])
assert(shortestpathtree(G, 1, 'OutputForm', 'vector'), [0 3 1 2])
G = digraph([1 2 1], [2 3 3], [4 -3 2]);
assert(distances(G, 1), [0 4 1])
[v, d] = nearest(graph([1 2 3], [2 3 4], [5 1 1]), 2, 2);
assert([v, d], [3 1; 4 2])

%% searches
G = digraph([1 1 2 3 4], [2 3 4 4 5]);
assert(bfsearch(G, 1)', 1:5)
assert(dfsearch(G, 1)', [1 2 4 5 3])
assert(dfsearch(G, 1, 'edgetonew'), [1 2; 2 4; 4 5; 1 3])
assert(dfsearch(G, 1, 'finishnode')', [5 4 2 3 1])
assert(bfsearch(G, 4, 'Restart', true)', [4 5 1 2 3])

%% parts, orders and cycles
G = digraph([1 1 2 3 4 4], [2 3 4 4 5 1]);
assert(~isdag(G))
[bins, sizes] = conncomp(G);
assert(bins, [1 1 1 1 2])
assert(sizes, [4 1])
assert(numedges(condensation(G)), 1)
G = rmedge(G, 4, 1);
assert(isdag(G))
[order, H] = toposort(G);
assert(all(diff(H.Edges.EndNodes, 1, 2) > 0))
assert(toposort(G, 'Order', 'lexicographical'), 1:5)
assert(numedges(transclosure(G)), 9)
assert(adjacency(transreduction(transclosure(G))), adjacency(G))
assert(conncomp(graph([1 4], [2 5])), [1 1 2 3 3])
assert(conncomp(digraph([1 4], [2 5]), 'Type', 'weak'), [1 1 2 3 3])
assert(hascycles(graph([1 2 3], [2 3 1])) && ~hascycles(graph([1 2], [2 3])))

%% trees, flows and what is central
G = graph([1 1 2 2 3], [2 3 3 4 4], [3 1 1 5 4]);
[T, before] = minspantree(G);
assert(sum(T.Edges.Weight), 6)
assert(before, [0 3 1 3])
G = digraph([1 1 2 2 3], [2 3 3 4 4], [5 3 2 4 3]);
[flow, F, cs, ct] = maxflow(G, 1, 4);
assert(flow, 7)
assert(F.Edges.Weight(F.Edges.EndNodes(:, 2) == 4), [4; 3])
A = adjacency(G, 'weighted');
assert(sum(sum(A(cs, ct))), flow)
G = graph([1 2 3 4], [2 3 4 5]);
assert(centrality(G, 'betweenness')', [0 3 4 3 0])
assert(centrality(G, 'closeness')', 1 ./ [10 7 6 7 10], 1e-12)
assert(sum(centrality(digraph([1 2 3], [2 3 1]), 'pagerank')), 1, 1e-9)

%% a flow is from one node to one
% Error: Expected one node, found 2.
maxflow(digraph([1 2], [2 3]), [1 2], 3)
