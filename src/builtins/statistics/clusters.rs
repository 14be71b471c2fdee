//! Neighbours, clusters and components of points in rows, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Neighbours and clusters.
    CLUSTERS, Statistics;
    "knnsearch" [2 255; 2] ["idx = knnsearch(X, Y)", "[idx, D] = knnsearch(X, Y, 'K', k, 'Distance', metric)", "[idx, D] = knnsearch(searcher, Y, ...)"] "The rows of X that are nearest to each row of Y."
        [Equal("knnsearch([0; 1; 5], [4; 0.4])'", "[3 1]"), Equal("[0 1] + knnsearch([0; 1; 5], 0.2, 'K', 2)", "[1 3]"), Fails("knnsearch([1 2], 1)", "columns")];
    "rangesearch" [3 255; 2] ["idx = rangesearch(X, Y, r)", "[idx, D] = rangesearch(X, Y, r, 'Distance', metric)", "[idx, D] = rangesearch(searcher, Y, r, ...)"] "The rows of X within a distance of each row of Y."
        [Equal("rangesearch([0; 1; 5], 0.4, 1)", "{[1 2]}"), Fails("rangesearch(1, 1, -1)", "radius")];
    "kmeans" [2 255; 4] ["idx = kmeans(X, k)", "[idx, C, sumd, D] = kmeans(X, k, 'Distance', metric, 'Start', how, 'Replicates', r, 'MaxIter', n, 'EmptyAction', action)"] "Clusters of points around k means."
        [Equal("kmeans([0; 1; 8; 9], 2, 'Start', [0; 9])'", "[1 1 2 2]"), Fails("kmeans([1; 2], 3)", "points for 3 clusters")];
    "statset" [0 255; 1] ["o = statset(Name, Value)", "o = statset(old, Name, Value)", "o = statset(old, new)", "o = statset(function)"] "The parameters of iterations, as a structure."
        [Equal("statset('MaxIter', 5).MaxIter", "5"), Equal("isempty(statset(statset('tolx', 1), 'Display', 'off').TolFun)", "true"), Fails("statset('Far', 1)", "not a parameter")];
    "kmedoids" [2 255; 6] ["idx = kmedoids(X, k)", "[idx, C, sumd, D, midx, info] = kmedoids(X, k, 'Distance', metric, 'Start', how, 'Replicates', r)"] "Clusters of points around k of them."
        [Equal("numel(unique(kmedoids([0; 1; 8; 9], 2)))", "2"), Fails("kmedoids([1; 2], 3)", "integer from 1")];
    "dbscan" [3 255; 2] ["idx = dbscan(X, r, minpts)", "[idx, core] = dbscan(X, r, minpts, 'Distance', metric)", "idx = dbscan(D, r, minpts, 'Distance', 'precomputed')"] "Clusters of dense points; -1 for the others."
        [Equal("dbscan([0; 1; 8; 9; 20], 2, 2)'", "[1 1 2 2 -1]"), Fails("dbscan(1, -1, 1)", "radius")];
    "fcm" [2 3; 3] ["[centers, U, goal] = fcm(data, count)", "[centers, U, goal] = fcm(data, count, [exponent turns progress tells])"] "Clusters to which points belong in parts: their centers, the parts in the columns of U, and what is minimised at each turn, which is printed unless the last option is 0."
        [Equal("round(sort(fcm([0; 1; 8; 9], 2, [2 100 1e-9 0])), 1)'", "[0.5 8.5]"), Fails("fcm([1; 2], 3)", "as many points")];
    "linkage" [1 255; 1] ["Z = linkage(X)", "Z = linkage(X, method, metric)", "Z = linkage(y, method)"] "The tree of clusters of points or of distances: single, complete, average, weighted, centroid, median or ward."
        [Equal("linkage([0; 1; 4])", "[1 2 1; 3 4 3]"), Fails("linkage([0; 1], 'far')", "unknown method")];
    "cophenet" [1 2; 2] ["c = cophenet(Z, y)", "[c, d] = cophenet(Z, y)"] "The heights at which pairs of points join, and how they go with the distances."
        [Equal("cophenet(linkage([0; 1; 4]))", "[1 3 3]"), Fails("cophenet(1)", "3 columns")];
    "inconsistent" [1 2; 1] ["Y = inconsistent(Z)", "Y = inconsistent(Z, depth)"] "How the heights of links differ from those below them."
        [Equal("inconsistent([1 2 1; 3 4 3])", "[1 0 1 0; 2 sqrt(2) 2 1 / sqrt(2)]"), Fails("inconsistent(1)", "3 columns")];
    "cluster" [1 255; 1] ["T = cluster(Z, 'MaxClust', n)", "T = cluster(Z, 'Cutoff', c, 'Criterion', 'distance')"] "The clusters of a tree, by their number or by a height."
        [Equal("cluster(linkage([0; 1; 4]), 'MaxClust', 2)'", "[2 2 1]"), Fails("cluster([1 2 1])", "MaxClust")];
    "clusterdata" [2 255; 1] ["T = clusterdata(X, cutoff)", "T = clusterdata(X, 'MaxClust', n, 'Linkage', method, 'Distance', metric)"] "The clusters of points by a tree."
        [Equal("clusterdata([0; 1; 8], 2)'", "[2 2 1]"), Fails("clusterdata([0; 1], 'Linkage', 'single')", "MaxClust")];
    "silhouette" [2 255; 1] ["s = silhouette(X, clusters)", "s = silhouette(X, clusters, metric)"] "How much nearer each point is to its own cluster than to the next one."
        [Equal("silhouette([0; 1; 5; 6], [1; 1; 2; 2], 'cityblock')", "[9; 7; 7; 9] ./ [11; 9; 9; 11]"), Fails("silhouette([0; 1], 1)", "clusters")];
    "mahal" [2 2; 1] ["d = mahal(Y, X)"] "The squared Mahalanobis distances of rows of Y from the sample X."
        [Equal("mahal([1 1], [1 0; -1 0; 0 1; 0 -1])", "3"), Fails("mahal(1, [1 2])", "columns")];
    "optimalleaforder" [2 255; 1] ["order = optimalleaforder(Z, D)", "order = optimalleaforder(Z, D, 'Criteria', 'group', 'Transformation', f)"] "The order of the leaves of a tree of linkage in which neighbours are most alike."
        [Equal("sort(optimalleaforder(linkage([1; 2; 4]), pdist([1; 2; 4])))", "[1 2 3]"), Fails("optimalleaforder([1 2 1], [1 2])", "distances")];
    "dendrogram" [1 255; 3] ["dendrogram(Z)", "dendrogram(Z, p)", "[h, T, order] = dendrogram(Z, p, Name, Value)"] "Draws a tree of linkage with at most p leaves, 30 or all with 0; the lines, the leaf that each observation is in, and the order of the leaves."
        [Equal("nthargout(2, @dendrogram, [1 2 1; 3 4 2], 2)", "[1; 1; 2]"), Equal("numel(nthargout(3, @dendrogram, [1 2 1; 3 4 2]))", "3"), Fails("dendrogram({1})", "tree of linkage")];
    "createns" [1 255; 1] ["m = createns(X)", "m = createns(X, 'NSMethod', 'exhaustive', 'Distance', metric, ...)"] "Points for searches of neighbours with knnsearch and rangesearch: a KDTreeSearcher, or an ExhaustiveSearcher for other metrics and more than 10 columns."
        [Equal("knnsearch(createns([0; 1; 5]), [4; 0.4])'", "[3 1]"), Equal("class(createns(ones(3, 2), 'Distance', 'cosine'))", "'ExhaustiveSearcher'"), Fails("createns(1, 'NSMethod', 'odd')", "kdtree or exhaustive")];
}

source_builtins! {
    /// Components and configurations of points.
    COMPONENTS, Statistics;
    "pca" [1 255; 6] ["coeff = pca(X)", "[coeff, score, latent, tsquared, explained, mu] = pca(X, Name, Value)"] "The principal components of data."
        [Equal("pca([1 0; -1 0; 0 2; 0 -2])", "[0 1; 1 0]"), Fails("pca({1})", "real numbers")];
    "princomp" [1 2; 4] ["[coeff, score, latent, tsquared] = princomp(X)"] "The principal components of data, by the name that pca had before."
        [Equal("princomp([1 0; -1 0; 0 2; 0 -2])", "[0 1; 1 0]"), Fails("princomp({1})", "real numbers")];
    "minmax" [1 1; 1] ["ends = minmax(P)"] "The least and the greatest element of each row."
        [Equal("minmax([3 1 2; 5 5 4])", "[1 3; 4 5]"), Fails("minmax()", "arguments")];
    "vec2ind" [1 1; 2] ["ind = vec2ind(vec)", "[ind, n] = vec2ind(vec)"] "Where the one element of each column is that is not zero."
        [Equal("vec2ind([0 1 0; 1 0 0; 0 0 1])", "[2 1 3]"), Fails("vec2ind(zeros(2))", "not zero")];
    "ind2vec" [1 2; 1] ["vec = ind2vec(ind)", "vec = ind2vec(ind, n)"] "For each number a column with a one at that place."
        [Equal("full(ind2vec([2 1]))", "[0 1; 1 0]"), Fails("ind2vec(0)", "")];
    "pcacov" [1 1; 3] ["[coeff, latent, explained] = pcacov(V)"] "The principal components of a covariance matrix."
        [Equal("pcacov([1 0; 0 2])", "[0 1; 1 0]"), Fails("pcacov([1 2])", "covariance matrix")];
    "cmdscale" [1 2; 2] ["[Y, e] = cmdscale(D)", "Y = cmdscale(D, p)"] "Points that have given distances: classical multidimensional scaling."
        [Equal("pdist(cmdscale([0 3; 3 0]))", "3"), Fails("cmdscale({1})", "distances")];
    "procrustes" [2 255; 3] ["[d, Z, transform] = procrustes(X, Y)", "d = procrustes(X, Y, 'Scaling', tf, 'Reflection', tf)"] "How well points go over to others by turning, scaling and moving."
        [Equal("round(procrustes([0 0; 1 0; 0 1], [5 5; 5 7; 3 5]), 12)", "0"), Fails("procrustes([1; 2], 1)", "as many points")];
    "nnmf" [2 255; 3] ["[W, H] = nnmf(A, k)", "[W, H, D] = nnmf(A, k, 'Algorithm', 'mult', 'W0', w, 'H0', h, 'Replicates', r)"] "A matrix as the product of two of rank k without negative elements."
        [Equal("nnmf([1 1; 2 2], 1)", "[1; 2] * sqrt(2)"), Fails("nnmf([1 2], 3)", "rank")];
    "canoncorr" [2 2; 6] ["[A, B, r, U, V, stats] = canoncorr(X, Y)"] "The combinations of columns of two matrices that correlate most, their correlations, the combinations themselves, and tests of the correlations."
        [Equal("round(nthargout(3, @canoncorr, [1; 2; 4], [2; 3; 9]), 9)", "round(corr([1; 2; 4], [2; 3; 9]), 9)"), Fails("canoncorr([1; 2], [1; 2; 3])", "as many rows")];
}
