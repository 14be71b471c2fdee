//! Graphs as values: classes, whose texts are in `classes/m/classdef`, and what they are asked.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::in_the_language::{library_classes, library_methods};

library_classes! {
    /// The classes.
    NETWORKS, Geometry;
    "graph" ["G = graph(s, t)", "G = graph(s, t, weights, names)", "G = graph(A)", "G = graph(A, names, 'upper')", "G = graph(EdgeTable, NodeTable)"] "Nodes and edges without a direction, by lists of ends or a symmetric matrix of neighbours: the tables Edges and Nodes."
        [Equal("graph([1 2], [2 3]).Edges.EndNodes", "[1 2; 2 3]"), Equal("graph({'a', 'b'}, {'b', 'c'}).Nodes.Name", "{'a'; 'b'; 'c'}"), Fails("graph([0 1; 0 0])", "symmetric")];
    "digraph" ["G = digraph(s, t)", "G = digraph(s, t, weights, names)", "G = digraph(A, names)", "G = digraph(EdgeTable, NodeTable)"] "Nodes and edges with a direction, by lists of ends or a matrix of neighbours: the tables Edges and Nodes."
        [Equal("digraph([2 1], [1 3]).Edges.EndNodes", "[1 3; 2 1]"), Equal("digraph([0 5; 0 0]).Edges.Weight", "5"), Fails("digraph([1 2], [1 2 3])", "as many ends")];
}

library_methods! {
    /// Nodes and edges of graphs.
    OF_NETWORKS, Geometry;
    "numnodes" [1 1; 1] ["n = numnodes(G)"] "How many nodes a graph has."
        [Equal("numnodes(graph([1 2], [2 3]))", "3"), Fails("numnodes(1)", "Undefined function")];
    "numedges" [1 1; 1] ["m = numedges(G)"] "How many edges a graph has."
        [Equal("numedges(graph([1 2], [2 3]))", "2"), Fails("numedges(1)", "Undefined function")];
    "addnode" [2 2; 1] ["G = addnode(G, count)", "G = addnode(G, names)", "G = addnode(G, NodeTable)"] "A graph with more nodes."
        [Equal("numnodes(addnode(graph(1, 2), 3))", "5"), Fails("addnode(graph(1, 2), -1)", "number of nodes")];
    "rmnode" [2 2; 1] ["G = rmnode(G, nodes)"] "A graph without some nodes and their edges."
        [Equal("numedges(rmnode(graph([1 2], [2 3]), 3))", "1"), Fails("rmnode(graph(1, 2), 3)", "none with the number 3")];
    "addedge" [2 4; 1] ["G = addedge(G, s, t)", "G = addedge(G, s, t, weights)", "G = addedge(G, EdgeTable)"] "A graph with more edges."
        [Equal("numedges(addedge(graph(1, 2), 2, 3))", "2"), Fails("addedge(graph(1, 2), 0, 1)", "positive integers")];
    "rmedge" [2 3; 1] ["G = rmedge(G, s, t)", "G = rmedge(G, edges)"] "A graph without some edges."
        [Equal("numedges(rmedge(graph([1 2], [2 3]), 3, 2))", "1"), Fails("rmedge(graph(1, 2), 1, 1)", "no edge between")];
    "findnode" [2 2; 1] ["at = findnode(G, names)"] "The numbers of nodes, 0 for what is none."
        [Equal("findnode(graph({'a'}, {'b'}), {'b'; 'z'})", "[2; 0]"), Fails("findnode(graph(1, 2), {1})", "numbers or names")];
    "findedge" [1 3; 2] ["[s, t] = findedge(G)", "[s, t] = findedge(G, edges)", "edges = findedge(G, s, t)"] "The ends of edges, or the numbers of edges between nodes, 0 where there is none."
        [Equal("findedge(graph([1 2], [2 3]), [3 1], [2 3])", "[2; 0]"), Fails("findedge(graph(1, 2), 5)", "from 1 up to 1")];
    "edgecount" [3 3; 1] ["n = edgecount(G, s, t)"] "How many edges there are between nodes."
        [Equal("edgecount(graph([1 1], [2 2]), 2, 1)", "2"), Fails("edgecount(1, 2, 3)", "Undefined function")];
    "ismultigraph" [1 1; 1] ["tf = ismultigraph(G)"] "Whether there are several edges between the same nodes."
        [Equal("ismultigraph(graph([1 1], [2 2]))", "true"), Fails("ismultigraph(1)", "Undefined function")];
    "subgraph" [2 2; 1] ["H = subgraph(G, nodes)"] "Some nodes of a graph, and the edges between them."
        [Equal("subgraph(graph([1 2 3], [2 3 1]), [3 2]).Edges.EndNodes", "[1 2]"), Fails("subgraph(graph(1, 2), 3)", "none with the number 3")];
    "reordernodes" [2 2; 2] ["H = reordernodes(G, order)"] "A graph whose nodes are in another order."
        [Equal("reordernodes(digraph(1, 2), [2 1]).Edges.EndNodes", "[2 1]"), Fails("reordernodes(graph(1, 2), 1)", "all of the 2 nodes")];
    "simplify" [1 2; 2] ["H = simplify(G)", "[H, kept] = simplify(G, 'sum')"] "A graph without loops, and with one edge between nodes."
        [Equal("numedges(simplify(graph([1 1 1], [1 2 2])))", "1"), Fails("simplify(1)", "Undefined function")];
    "adjacency" [1 2; 1] ["A = adjacency(G)", "A = adjacency(G, 'weighted')", "A = adjacency(G, weights)"] "The matrix of neighbours."
        [Equal("adjacency(graph(1, 2))", "[0 1; 1 0]"), Fails("adjacency(graph(1, 2), 'odd')", "expected weighted")];
    "incidence" [1 1; 1] ["I = incidence(G)"] "Which nodes each edge, a column, begins (-1) and ends (1) at."
        [Equal("incidence(digraph(1, 2))", "[-1; 1]"), Fails("incidence(1)", "Undefined function")];
    "laplacian" [1 1; 1] ["L = laplacian(G)"] "The degrees on a diagonal less the matrix of neighbours."
        [Equal("laplacian(graph(1, 2))", "[1 -1; -1 1]"), Fails("laplacian(graph(1, 1))", "without loops")];
    "degree" [1 2; 1] ["d = degree(G, nodes)"] "How many ends of edges are at each node."
        [Equal("degree(graph([1 2], [2 3]))", "[1; 2; 1]"), Fails("degree(1)", "Undefined function")];
    "indegree" [1 2; 1] ["d = indegree(G, nodes)"] "How many edges end at each node."
        [Equal("indegree(digraph([1 2], [2 3]))", "[0; 1; 1]"), Fails("indegree(1)", "Undefined function")];
    "outdegree" [1 2; 1] ["d = outdegree(G, nodes)"] "How many edges begin at each node."
        [Equal("outdegree(digraph([1 2], [2 3]))", "[1; 1; 0]"), Fails("outdegree(1)", "Undefined function")];
    "neighbors" [1 2; 1] ["v = neighbors(G, node)", "N = neighbors(TR, ID)"] "The nodes that an edge leads to, or the triangles beside each other."
        [Equal("neighbors(graph([1 2], [2 3]), 2)", "[1; 3]"), Equal("neighbors(triangulation([1 2 3; 2 3 4], [0 1 0 1]', [0 0 1 1]'))", "[2 NaN NaN; NaN NaN 1]"), Fails("neighbors(1)", "Undefined function")];
    "successors" [2 2; 1] ["v = successors(G, node)"] "The nodes that edges from a node lead to."
        [Equal("successors(digraph([1 1], [2 3]), 1)", "[2; 3]"), Fails("successors(1, 2)", "Undefined function")];
    "predecessors" [2 2; 1] ["v = predecessors(G, node)"] "The nodes from which edges lead to a node."
        [Equal("predecessors(digraph([1 2], [3 3]), 3)", "[1; 2]"), Fails("predecessors(1, 2)", "Undefined function")];
    "outedges" [2 2; 2] ["[edges, v] = outedges(G, node)"] "The edges from a node, and where they lead."
        [Equal("outedges(digraph([1 2], [2 3]), 2)", "2"), Fails("outedges(1, 2)", "Undefined function")];
    "inedges" [2 2; 2] ["[edges, v] = inedges(G, node)"] "The edges to a node, and where they come from."
        [Equal("inedges(digraph([1 2], [2 3]), 2)", "1"), Fails("inedges(1, 2)", "Undefined function")];
}

library_methods! {
    /// Ways through graphs.
    WAYS, Geometry;
    "shortestpath" [3 5; 3] ["P = shortestpath(G, s, t)", "[P, d, edges] = shortestpath(G, s, t, 'Method', method)"] "The shortest way from one node to another, by the weights of edges where they have some."
        [Equal("shortestpath(graph([1 2 1], [2 3 3], [1 1 5]), 1, 3)", "[1 2 3]"), Fails("shortestpath(graph(1, 2), 1, 5)", "none with the number 5")];
    "shortestpathtree" [2 255; 3] ["[TR, d, is_edge] = shortestpathtree(G, s)", "[TR, d] = shortestpathtree(G, s, t, 'OutputForm', 'cell')"] "The shortest ways from a node to all others, as a directed graph, in cells, or as the node before each."
        [Equal("shortestpathtree(graph([1 2], [2 3]), 1, 'OutputForm', 'vector')", "[0 1 2]"), Fails("shortestpathtree(1, 2)", "Undefined function")];
    "distances" [1 5; 1] ["d = distances(G)", "d = distances(G, s, t)", "d = distances(..., 'Method', 'unweighted')"] "The lengths of the shortest ways between nodes."
        [Equal("distances(graph([1 2], [2 3], [4 5]))", "[0 4 9; 4 0 5; 9 5 0]"), Fails("distances(graph(1, 2), 'Method', 'odd')", "Expected auto")];
    "nearest" [3 5; 2] ["[v, d] = nearest(G, s, most)"] "The nodes that are no farther than a distance, the nearest first."
        [Equal("nearest(graph([1 2], [2 3], [4 5]), 1, 5)", "2"), Fails("nearest(1, 2, 3)", "Undefined function")];
    "bfsearch" [2 255; 2] ["v = bfsearch(G, s)", "[T, edges] = bfsearch(G, s, 'edgetonew')", "v = bfsearch(..., 'Restart', true)"] "Nodes in the order of a search in breadth, or the edges of one."
        [Equal("bfsearch(graph([1 1 2], [2 3 4]), 1)", "[1; 2; 3; 4]"), Fails("bfsearch(graph(1, 2), 1, 'odd')", "Expected an event")];
    "dfsearch" [2 255; 2] ["v = dfsearch(G, s)", "[T, edges] = dfsearch(G, s, 'edgetonew')", "v = dfsearch(..., 'Restart', true)"] "Nodes in the order of a search in depth, or the edges of one."
        [Equal("dfsearch(graph([1 1 2], [2 3 4]), 1)", "[1; 2; 4; 3]"), Fails("dfsearch(graph(1, 2), 1, 'odd')", "Expected an event")];
    "conncomp" [1 5; 2] ["bins = conncomp(G)", "[bins, sizes] = conncomp(G, 'Type', 'weak', 'OutputForm', 'cell')"] "The part of a graph that each node is in; the nodes of a strong part lead to each other."
        [Equal("conncomp(graph([1 3], [2 4]))", "[1 1 2 2]"), Fails("conncomp(1)", "Undefined function")];
    "condensation" [1 1; 1] ["C = condensation(G)"] "The graph whose nodes are the strong parts of one."
        [Equal("numnodes(condensation(digraph([1 2 2], [2 1 3])))", "2"), Fails("condensation(1)", "Undefined function")];
    "minspantree" [1 255; 2] ["T = minspantree(G)", "[T, before] = minspantree(G, 'Root', node, 'Type', 'forest')"] "The edges of least weight that connect all nodes."
        [Equal("minspantree(graph([1 2 1], [2 3 3], [1 2 5])).Edges.Weight", "[1; 2]"), Fails("minspantree(graph(1, 2), 'odd', 1)", "no option")];
    "maxflow" [3 4; 4] ["flow = maxflow(G, s, t)", "[flow, GF, cs, ct] = maxflow(G, s, t)"] "The largest flow between two nodes with the weights as capacities, and the cut that limits it."
        [Equal("maxflow(digraph([1 1 2 3], [2 3 4 4], [3 2 1 5]), 1, 4)", "3"), Fails("maxflow(digraph(1, 2), 1, 1)", "different nodes")];
    "centrality" [2 255; 1] ["c = centrality(G, kind)", "c = centrality(G, kind, 'Cost', costs)", "c = centrality(G, kind, 'Importance', weights)"] "How central nodes are: 'degree', 'closeness', 'betweenness', 'pagerank', 'eigenvector', 'hubs' or 'authorities'."
        [Equal("centrality(graph([1 2], [2 3]), 'betweenness')", "[0; 1; 0]"), Fails("centrality(graph(1, 2), 'odd')", "none of the kind")];
    "isisomorphic" [2 255; 1] ["tf = isisomorphic(G, H)", "tf = isisomorphic(G, H, 'NodeVariables', names, 'EdgeVariables', names)"] "Whether two graphs have the same structure."
        [Equal("isisomorphic(graph([1 2], [2 3]), graph([3 1], [1 2]))", "true"), Fails("isisomorphic(graph(1, 2), digraph(1, 2))", "two directed graphs")];
    "isomorphism" [2 255; 1] ["P = isomorphism(G, H)", "P = isomorphism(G, H, 'NodeVariables', names, 'EdgeVariables', names)"] "The order of the nodes of one graph that makes it another, or nothing where there is none."
        [Equal("isomorphism(digraph(1, 2), digraph(2, 1))", "[2; 1]"), Fails("isomorphism(1, 2)", "Undefined function")];
    "isdag" [1 1; 1] ["tf = isdag(G)"] "Whether a directed graph has no cycles."
        [Equal("isdag(digraph([1 2], [2 3]))", "true"), Fails("isdag(1)", "Undefined function")];
    "hascycles" [1 1; 1] ["tf = hascycles(G)"] "Whether a graph has cycles."
        [Equal("hascycles(graph([1 2 3], [2 3 1]))", "true"), Fails("hascycles(1)", "Undefined function")];
    "toposort" [1 3; 2] ["order = toposort(G)", "[order, H] = toposort(G, 'Order', 'lexicographical')"] "Nodes in an order in which all edges lead onward."
        [Equal("toposort(digraph([3 2], [2 1]))", "[3 2 1]"), Fails("toposort(digraph([1 2], [2 1]))", "cycles")];
    "transclosure" [1 1; 1] ["H = transclosure(G)"] "The graph with an edge wherever there is a way."
        [Equal("numedges(transclosure(digraph([1 2], [2 3])))", "3"), Fails("transclosure(1)", "Undefined function")];
    "transreduction" [1 1; 1] ["H = transreduction(G)"] "The graph of fewest edges with the same ways; of one without cycles."
        [Equal("numedges(transreduction(digraph([1 2 1], [2 3 3])))", "2"), Fails("transreduction(digraph([1 2], [2 1]))", "cycles")];
    "flipedge" [1 3; 1] ["H = flipedge(G)", "H = flipedge(G, edges)", "H = flipedge(G, s, t)"] "A graph with edges turned."
        [Equal("flipedge(digraph(1, 2)).Edges.EndNodes", "[2 1]"), Fails("flipedge(digraph(1, 2), 2, 1)", "no edge between")];
}
