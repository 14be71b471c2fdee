//! Mathematical morphology, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::in_the_language::{library_classes, library_methods};
use crate::builtins::source_builtins;

library_classes! {
    /// Structuring elements. They are classes, whose texts are in `classes/m/classdef`.
    ELEMENTS, Images;
    "strel" ["se = strel(nhood)", "se = strel(shape, parameter, ...)", "se = strel('arbitrary', nhood, heights)", "se = strel('ball', r, h)"] "A structuring element: 'disk', 'diamond', 'line', 'octagon', 'pair', 'periodicline', 'rectangle', 'square', 'cube', 'cuboid', 'sphere' or 'arbitrary'."
        [Equal("strel('diamond', 1).Neighborhood", "logical([0 1 0; 1 1 1; 0 1 0])"), Fails("strel('octagon', 2)", "multiple of 3")];
    "offsetstrel" ["se = offsetstrel(offset)", "se = offsetstrel('ball', r, h)"] "A structuring element with heights, for dilation and erosion of gray images; -Inf is outside of it. A ball is half an ellipsoid, as it is."
        [Equal("imdilate([0 5 0], offsetstrel([1 3 2]))", "[6 8 7]"), Fails("offsetstrel('cone', 1, 2)", "expected one of ball")];
}

library_methods! {
    /// What structuring elements are asked. `translate` is in geometry too.
    OF_ELEMENTS, Images;
    "getnhood" [1 1; 1] ["nhood = getnhood(se)"] "The neighbourhood of a structuring element."
        [Equal("getnhood(strel('square', 2))", "true(2)"), Fails("getnhood(1)", "Undefined function")];
    "getheight" [1 1; 1] ["heights = getheight(se)"] "The heights of a structuring element, zeros where it is flat."
        [Equal("getheight(strel('square', 2))", "zeros(2)"), Fails("getheight(1)", "Undefined function")];
    "getneighbors" [1 1; 2] ["[offsets, heights] = getneighbors(se)"] "How far the neighbours in a structuring element are from its middle, a row each, and their heights."
        [Equal("getneighbors(strel('pair', [0 1]))", "[0 0; 0 1]"), Fails("getneighbors(1)", "Undefined function")];
    "isflat" [1 1; 1] ["tf = isflat(se)"] "Whether a structuring element has no heights."
        [Equal("isflat(strel('ball', 2, 3))", "false"), Fails("isflat(1)", "Undefined function")];
    "reflect" [1 1; 1] ["se = reflect(se)"] "A structuring element that is turned around its middle."
        [Equal("reflect(strel([1 0 0])).Neighborhood", "logical([0 0 1])"), Fails("reflect(1)", "Undefined function")];
    "decompose" [1 1; 1] ["parts = decompose(se)"] "Structuring elements that one after the other do what one does: of a rectangle a column and a row."
        [Equal("size(decompose(strel('square', 3)))", "[2 1]"), Fails("decompose(1)", "Undefined function")];
    "getsequence" [1 1; 1] ["parts = getsequence(se)"] "What decompose gives."
        [Equal("size(getsequence(strel('disk', 2)))", "[1 1]"), Fails("getsequence(1)", "Undefined function")];
}

source_builtins! {
    /// Morphology with structuring elements.
    MORPHOLOGY, Images;
    "imdilate" [2 6; 1] ["B = imdilate(A, se)", "B = imdilate(A, [se1 se2 ...])", "B = imdilate(A, nhood, 'full')", "B = imdilate(A, nhood, 'ispacked', rows)"] "The largest element under a structuring element, around each element of an image."
        [Equal("imdilate([0 0 1 0], [1 1 1])", "[0 1 1 1]"), Fails("imdilate(1, 2)", "zeros and ones")];
    "imerode" [2 6; 1] ["B = imerode(A, se)", "B = imerode(A, [se1 se2 ...])", "B = imerode(A, nhood, 'full')"] "The least element under a structuring element, around each element of an image."
        [Equal("imerode([1 1 0 1], [1 1 1])", "[1 0 0 0]"), Fails("imerode(1, 2)", "zeros and ones")];
    "imopen" [2 2; 1] ["B = imopen(A, se)"] "Erosion, and then dilation."
        [Equal("imopen([0 1 0 1 1 1], [1 1 1])", "[0 0 0 1 1 1]"), Fails("imopen(1, 2)", "zeros and ones")];
    "imclose" [2 2; 1] ["B = imclose(A, se)"] "Dilation, and then erosion."
        [Equal("imclose([0 1 0 1 0 0], [1 1 1])", "[1 1 1 1 0 0]"), Fails("imclose(1, 2)", "zeros and ones")];
    "imtophat" [2 2; 1] ["B = imtophat(A, se)"] "An image less its opening."
        [Equal("imtophat([0 1 0 1 1 1], [1 1 1])", "[0 1 0 0 0 0]"), Fails("imtophat(1, 2)", "zeros and ones")];
    "imbothat" [2 2; 1] ["B = imbothat(A, se)"] "The closing of an image less the image."
        [Equal("imbothat([1 1 0 1 1], [1 1 1])", "[0 0 1 0 0]"), Fails("imbothat(1, 2)", "zeros and ones")];
    "bwhitmiss" [2 3; 1] ["BW = bwhitmiss(BW, hit, miss)", "BW = bwhitmiss(BW, interval)"] "Where one neighbourhood lies in a binary image, and another in its background."
        [Equal("bwhitmiss(logical([0 1 1]), [-1 1 1])", "logical([0 1 0])"), Fails("bwhitmiss(1, 2)", "1, -1 and 0")];
    "bwmorph" [2 3; 1] ["BW = bwmorph(BW, operation)", "BW = bwmorph(BW, operation, n)"] "A binary image after an operation such as 'thin', 'skel', 'shrink', 'clean', 'bridge', 'remove' or 'endpoints', n times; Inf is until nothing changes."
        [Equal("bwmorph(logical([1 0 1]), 'bridge')", "true(1, 3)"), Fails("bwmorph(1, 'melt')", "expected one of bothat")];
    "makelut" [2 255; 1] ["lut = makelut(f, n)"] "What a function gives for each of the neighbourhoods of n by n binary pixels, n being 2 or 3, numbered by columns: a table for applylut."
        [Equal("makelut(@(x) x(1), 2)'", "repmat([0 1], 1, 8)"), Fails("makelut(@sum, 4)", "2 by 2 or 3 by 3")];
    "applylut" [2 2; 1] ["A = applylut(BW, lut)"] "A binary image whose pixels are those that a table has for their neighbourhoods; beyond the image all is 0. Of the class logical or uint8 where the table's values are such."
        [Equal("applylut([1 1 0], makelut(@(x) sum(x(:)), 3))", "uint8([2 2 1])"), Fails("applylut(1, 1:3)", "16 or 512")];
    "bwlookup" [2 2; 1] ["A = bwlookup(BW, lut)"] "As applylut, of the table's class."
        [Equal("bwlookup([1 1 0], makelut(@(x) sum(x(:)), 3))", "[2 2 1]"), Fails("bwlookup(1, 1:3)", "16 or 512")];
    "bwperim" [1 2; 1] ["BW = bwperim(BW)", "BW = bwperim(BW, conn)"] "The pixels of objects that have a neighbour outside of them."
        [Equal("nnz(bwperim(true(4)))", "12"), Fails("bwperim(1, 5)", "connectivity must be")];
}

source_builtins! {
    /// Morphology of what is connected.
    RECONSTRUCTION, Images;
    "imreconstruct" [2 3; 1] ["J = imreconstruct(marker, mask)", "J = imreconstruct(marker, mask, conn)"] "What a marker becomes when it is dilated under a mask until nothing changes."
        [Equal("imreconstruct(uint8([0 3 0 0]), uint8([4 4 1 5]))", "uint8([3 3 1 1])"), Fails("imreconstruct(2, [1 2])", "one size and class")];
    "imregionalmax" [1 2; 1] ["BW = imregionalmax(I)", "BW = imregionalmax(I, conn)"] "Plateaus all of whose neighbours are lower."
        [Equal("imregionalmax([1 3 3 2 5])", "logical([0 1 1 0 1])"), Fails("imregionalmax(1, 5)", "connectivity must be")];
    "imregionalmin" [1 2; 1] ["BW = imregionalmin(I)", "BW = imregionalmin(I, conn)"] "Plateaus all of whose neighbours are higher."
        [Equal("imregionalmin([1 3 3 2 5])", "logical([1 0 0 1 0])"), Fails("imregionalmin(1, 5)", "connectivity must be")];
    "imhmax" [2 3; 1] ["J = imhmax(I, h)", "J = imhmax(I, h, conn)"] "An image without maxima that are less high than h."
        [Equal("imhmax([1 3 1 9 1], 2)", "[1 1 1 7 1]"), Fails("imhmax(1, -1)", "nonnegative number")];
    "imhmin" [2 3; 1] ["J = imhmin(I, h)", "J = imhmin(I, h, conn)"] "An image without minima that are less deep than h."
        [Equal("imhmin([9 7 9 1 9], 2)", "[9 9 9 3 9]"), Fails("imhmin(1, -1)", "nonnegative number")];
    "imextendedmax" [2 3; 1] ["BW = imextendedmax(I, h)", "BW = imextendedmax(I, h, conn)"] "The maxima that are left where those less high than h are gone."
        [Equal("imextendedmax([1 3 1 9 1], 2)", "logical([0 0 0 1 0])"), Fails("imextendedmax(1, -1)", "nonnegative number")];
    "imextendedmin" [2 3; 1] ["BW = imextendedmin(I, h)", "BW = imextendedmin(I, h, conn)"] "The minima that are left where those less deep than h are gone."
        [Equal("imextendedmin([9 7 9 1 9], 2)", "logical([0 0 0 1 0])"), Fails("imextendedmin(1, -1)", "nonnegative number")];
    "imimposemin" [2 3; 1] ["J = imimposemin(I, BW)", "J = imimposemin(I, BW, conn)"] "An image whose minima lie at markers alone."
        [Equal("imimposemin(uint8([5 2 5 3 5]), logical([0 0 0 1 0]))", "uint8([6 6 6 0 6])"), Fails("imimposemin(1, [1 0])", "size of the image")];
    "watershed" [1 2; 1] ["L = watershed(A)", "L = watershed(A, conn)"] "Labels of the catchment basins of an image, with lines of zeros between them."
        [Equal("watershed(uint8([1 2 3 2 1]))", "[1 1 0 2 2]"), Fails("watershed(1, 5)", "connectivity must be")];
}
