//! Objects in binary images, their properties and distances, written in the language.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::source_builtins;

source_builtins! {
    /// Objects in binary images.
    REGIONS, Images;
    "bwlabel" [1 2; 2] ["[L, n] = bwlabel(BW)", "[L, n] = bwlabel(BW, conn)"] "Labels of the objects in a binary image, and how many there are."
        [Equal("bwlabel(logical([1 1 0 1]))", "[1 1 0 2]"), Fails("bwlabel(1, 6)", "must be 4 or 8")];
    "bwlabeln" [1 2; 2] ["[L, n] = bwlabeln(BW)", "[L, n] = bwlabeln(BW, conn)"] "Labels of the objects in a binary array of any number of dimensions."
        [Equal("bwlabeln(logical([1 1 0 1]))", "[1 1 0 2]"), Fails("bwlabeln(1, 5)", "connectivity must be")];
    "bwconncomp" [1 2; 1] ["CC = bwconncomp(BW)", "CC = bwconncomp(BW, conn)"] "The connected components of a binary array, with the indices of their elements."
        [Equal("bwconncomp(logical([1 1 0 1])).NumObjects", "2"), Fails("bwconncomp(1, 5)", "connectivity must be")];
    "labelmatrix" [1 1; 1] ["L = labelmatrix(CC)"] "The labels of connected components."
        [Equal("labelmatrix(bwconncomp(logical([1 0 1])))", "uint8([1 0 2])"), Fails("labelmatrix(1)", "bwconncomp")];
    "regionprops" [1 255; 1] ["stats = regionprops(BW, properties)", "stats = regionprops(CC, properties)", "stats = regionprops(L, properties)", "stats = regionprops(..., I, properties)", "stats = regionprops('table', ...)"] "Properties of regions: 'Area', 'Centroid', 'BoundingBox', 'PixelIdxList', 'Perimeter', 'Eccentricity', 'Solidity', 'MaxFeretProperties', 'MeanIntensity' and others, 'basic' or 'all'."
        [Equal("regionprops(true(2, 3), 'Area').Area", "6"), Equal("regionprops(true(2, 3)).Centroid", "[2 1.5]"), Fails("regionprops(true, 'Mass')", "expected one of Area")];
    "bwareaopen" [2 3; 1] ["BW = bwareaopen(BW, n)", "BW = bwareaopen(BW, n, conn)"] "A binary image without its objects of fewer than n pixels."
        [Equal("bwareaopen(logical([1 0 1 1]), 2)", "logical([0 0 1 1])"), Fails("bwareaopen(1, -1)", "nonnegative number")];
    "bwareafilt" [2 4; 1] ["BW = bwareafilt(BW, [least most])", "BW = bwareafilt(BW, n)", "BW = bwareafilt(BW, n, 'smallest', conn)"] "The objects whose area is in a range, or the n largest or smallest."
        [Equal("bwareafilt(logical([1 0 1 1]), 1)", "logical([0 0 1 1])"), Fails("bwareafilt(1, -1)", "range of areas")];
    "bwboundaries" [1 255; 4] ["[B, L, n, A] = bwboundaries(BW)", "B = bwboundaries(BW, conn, 'noholes', 'TraceStyle', style, 'CoordinateOrder', order)"] "The boundaries of objects and of holes in them, as rows and columns of their pixels."
        [Equal("bwboundaries(true)", "{[1 1; 1 1]}"), Fails("bwboundaries(1, 6)", "must be 4 or 8")];
    "bwdist" [1 2; 2] ["[D, idx] = bwdist(BW)", "[D, idx] = bwdist(BW, method)"] "The distance to the nearest element that is not zero, and which it is: 'euclidean', 'cityblock', 'chessboard' or 'quasi-euclidean'."
        [Equal("bwdist([1 0 0 0])", "single([0 1 2 3])"), Fails("bwdist(1, 'taxi')", "expected one of euclidean")];
    "bweuler" [1 2; 1] ["e = bweuler(BW)", "e = bweuler(BW, conn)"] "The number of objects less the number of holes in them."
        [Equal("bweuler(logical([1 1 1; 1 0 1; 1 1 1]))", "0"), Fails("bweuler(1, 6)", "must be 4 or 8")];
    "bwarea" [1 1; 1] ["total = bwarea(BW)"] "The area of the objects in a binary image, with their edges smoothed."
        [Equal("bwarea(true(2))", "4"), Fails("bwarea({1})", "numeric or logical image")];
    "bwconvhull" [1 3; 1] ["BW = bwconvhull(BW)", "BW = bwconvhull(BW, 'objects', conn)"] "A binary image whose objects are convex, together or each of them."
        [Equal("bwconvhull(logical([1 0 1; 0 0 0; 1 0 1]))", "true(3)"), Fails("bwconvhull(1, 'all')", "expected one of union")];
    "poly2mask" [4 4; 1] ["BW = poly2mask(x, y, m, n)"] "The pixels of an image whose middles are in a polygon."
        [Equal("poly2mask([0.5 2.5 2.5 0.5], [0.5 0.5 1.5 1.5], 2, 3)", "logical([1 1 0; 0 0 0])"), Fails("poly2mask(1, [1 2], 2, 2)", "as many x as y")];
    "bwselect" [3 4; 2] ["[BW, idx] = bwselect(BW, c, r)", "[BW, idx] = bwselect(BW, c, r, conn)"] "The objects that points in columns c and rows r are of."
        [Equal("bwselect(logical([1 0 1 1]), 4, 1)", "logical([0 0 1 1])"), Fails("bwselect(1, 1, [1 2])", "as many columns as rows")];
    "imfill" [1 3; 2] ["BW = imfill(BW, 'holes')", "BW = imfill(BW, locations)", "BW = imfill(BW, conn, 'holes')", "I = imfill(I)"] "A binary image whose holes are filled, or its background from points on, or a gray image whose dark holes are."
        [Equal("imfill(logical([1 1 1; 1 0 1; 1 1 1]), 'holes')", "true(3)"), Equal("imfill([9 9 9; 9 2 9; 9 9 9])", "9 * ones(3)"), Fails("imfill(true)", "the locations to fill from")];
    "imclearborder" [1 2; 1] ["B = imclearborder(A)", "B = imclearborder(A, conn)"] "An image without what is connected with its border."
        [Equal("imclearborder(logical([0 0 0; 0 1 0; 0 0 0]))", "logical([0 0 0; 0 1 0; 0 0 0])"), Fails("imclearborder(1, 5)", "connectivity must be")];
    "label2rgb" [1 4; 1] ["rgb = label2rgb(L)", "rgb = label2rgb(L, map, zerocolor, order)"] "Labels as colors."
        [Equal("label2rgb(1, [1 0 0])", "uint8(reshape([255 0 0], 1, 1, 3))"), Fails("label2rgb(-1)", "nonnegative whole numbers")];
    "imoverlay" [2 3; 1] ["B = imoverlay(A, BW)", "B = imoverlay(A, BW, color)"] "An image with the pixels of a mask in one color."
        [Equal("imoverlay(uint8([7 7]), [0 1], 'red')", "uint8(cat(3, [7 255], [7 0], [7 0]))"), Fails("imoverlay(1, [1 1])", "size of the image")];
    "bwferet" [1 2; 2] ["[out, L] = bwferet(BW)", "[out, L] = bwferet(BW, properties)"] "A table of the longest and the shortest way across each object: 'MaxFeretProperties', 'MinFeretProperties' or 'all'."
        [Equal("round(bwferet(true(3, 4)).MaxDiameter, 9)", "5"), Fails("bwferet(true, 'Area')", "expected one of MaxFeretProperties")];
    "bwpropfilt" [3 255; 1] ["BW = bwpropfilt(BW, property, [least most])", "BW = bwpropfilt(BW, property, n, keep, conn)", "BW = bwpropfilt(BW, I, property, ...)"] "The objects with a property in a range, or the n with the largest or smallest."
        [Equal("bwpropfilt(logical([1 0 1 1]), 'Area', 1)", "logical([0 0 1 1])"), Fails("bwpropfilt(true, 'Centroid', 1)", "not one number")];
    "bwdistgeodesic" [2 4; 1] ["D = bwdistgeodesic(BW, mask, method)", "D = bwdistgeodesic(BW, c, r, method)", "D = bwdistgeodesic(BW, idx, method)"] "How far it is from seeds through a binary image: 'chessboard', 'cityblock' or 'quasi-euclidean'."
        [Equal("bwdistgeodesic(true(1, 3), 1)", "single([0 1 2])"), Fails("bwdistgeodesic(true, 2)", "must lie in the image")];
    "graydist" [2 4; 1] ["T = graydist(I, mask, method)", "T = graydist(I, c, r, method)", "T = graydist(I, idx, method)"] "How long it takes from seeds through an image whose shades are times."
        [Equal("graydist([1 3 1], 1)", "[0 2 4]"), Fails("graydist(1, 2)", "must lie in the image")];
    "conndef" [2 2; 1] ["conn = conndef(n, 'minimal')", "conn = conndef(n, 'maximal')"] "Which neighbours are connected in n dimensions, as an array."
        [Equal("conndef(2, 'minimal')", "[0 1 0; 1 1 1; 0 1 0]"), Fails("conndef(2, 'some')", "expected one of minimal")];
    "iptcheckconn" [1 4; 0] ["iptcheckconn(conn, name, variable, position)"] "Refuses what is no connectivity."
        [Prints("iptcheckconn(8, 'f', 'CONN', 2)", ""), Fails("iptcheckconn(5, 'f', 'CONN', 2)", "must be a connectivity")];
    "labeloverlay" [2 255; 1] ["B = labeloverlay(A, L)", "B = labeloverlay(A, L, 'Colormap', map, 'IncludedLabels', labels, 'Transparency', t)"] "An image with labels or categories over it as colors."
        [Equal("labeloverlay(uint8([8 8]), [0 1], 'Colormap', [1 0 0], 'Transparency', 0)", "uint8(cat(3, [8 255], [8 0], [8 0]))"), Fails("labeloverlay(1, [1 1])", "size of the image")];
    "roipoly" [3 6; 5] ["[BW, x, y] = roipoly(I, c, r)", "BW = roipoly(m, n, c, r)", "[x, y, BW, xi, yi] = roipoly(x, y, I, xi, yi)"] "The pixels of an image whose middles are in a polygon."
        [Equal("roipoly(zeros(2, 3), [0.5 2.5 2.5 0.5], [0.5 0.5 1.5 1.5])", "logical([1 1 0; 0 0 0])"), Fails("roipoly(1, 1, [1 2])", "as many x as y")];
    "imsegkmeans" [2 255; 2] ["[L, centers] = imsegkmeans(I, k)", "[L, centers] = imsegkmeans(I, k, 'NormalizeInput', tf, 'NumAttempts', n, 'MaxIterations', n)"] "The labels of k clusters of colors, and their middles."
        [Equal("sort(imsegkmeans(uint8([0 200]), 2))", "uint8([1 2])"), Fails("imsegkmeans(1, 0)", "number of clusters")];
    "bwpack" [1 1; 1] ["words = bwpack(BW)"] "Each 32 rows of a binary image in one word."
        [Equal("bwpack(logical([1; 0; 1]))", "uint32(5)"), Fails("bwpack({1})", "numeric or logical image")];
    "bwunpack" [1 2; 1] ["BW = bwunpack(words, m)"] "The binary image of m rows that bwpack packed."
        [Equal("bwunpack(uint32(5), 3)", "logical([1; 0; 1])"), Fails("bwunpack(1)", "class uint32")];
    "bwskel" [1 255; 1] ["BW = bwskel(BW)", "BW = bwskel(BW, 'MinBranchLength', n)"] "The lines in the middle of objects, in an image or a volume, without branches of fewer than n pixels."
        [Equal("bwskel(logical([0 0 0; 1 1 1; 0 0 0]))", "logical([0 0 0; 1 1 1; 0 0 0])"), Fails("bwskel(1)", "expected a logical image")];
    "bwtraceboundary" [3 6; 1] ["B = bwtraceboundary(BW, [row column], step)", "B = bwtraceboundary(BW, [row column], step, conn, n, direction)"] "The boundary of an object from a pixel of it on, first looked for to the 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W' or 'NW'; 'clockwise' or 'counterclockwise'."
        [Equal("bwtraceboundary(logical([1 1]), [1 1], 'E')", "[1 1; 1 2; 1 1]"), Fails("bwtraceboundary(true, [1 1], 'up')", "expected one of N")];
    "imfindcircles" [2 255; 3] ["[centers, radii, strength] = imfindcircles(A, [least most])", "centers = imfindcircles(A, r)", "[centers, radii, strength] = imfindcircles(..., 'ObjectPolarity', 'dark', 'Method', m, 'Sensitivity', s, 'EdgeThreshold', t)"] "The middles and the radii of circles, the clearest first, by a Hough transform whose votes have the radius as their phase."
        [Equal("imfindcircles(zeros(9), [2 4])", "zeros(0, 2)"), Fails("imfindcircles(1, -1)", "positive radius")];
}
