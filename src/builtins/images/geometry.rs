//! Images in other sizes and places, and images for tests, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::in_the_language::{library_classes, library_methods};
use crate::builtins::source_builtins;

source_builtins! {
    /// Images in other sizes and places, and images for tests.
    GEOMETRY, Images;
    "imresize" [1 255; 2] ["B = imresize(A, scale)", "B = imresize(A, [m n])", "B = imresize(..., method)", "B = imresize(..., 'Antialiasing', tf)", "[Y, newmap] = imresize(X, map, ..., 'Colormap', 'original', 'Dither', tf)"] "An image in another size: 'nearest', 'bilinear', 'bicubic', 'box', 'lanczos2' or 'lanczos3'."
        [Equal("imresize([1 2], 2, 'nearest')", "[1 1 2 2; 1 1 2 2]"), Equal("imresize([1 3], [1 4], 'bilinear')", "[1 1.5 2.5 3]"), Equal("imresize([1 2], [1 0 0; 0 0 1], 2, 'nearest')", "[1 1 2 2; 1 1 2 2]"), Fails("imresize(1, -1)", "positive scale")];
    "imrotate" [2 4; 1] ["B = imrotate(A, angle)", "B = imrotate(A, angle, method, 'crop')"] "An image turned counterclockwise by an angle in degrees: 'nearest', 'bilinear' or 'bicubic'."
        [Equal("imrotate([1 2; 3 4], 90)", "[2 4; 1 3]"), Fails("imrotate(1, 'a')", "number of degrees")];
    "imcrop" [1 4; 4] ["[J, rect] = imcrop(I, rect)", "J = imcrop(X, map, rect)", "[x, y, J, rect] = imcrop(x, y, I, rect)"] "The part of an image in a rectangle [x, y, width, height]."
        [Equal("imcrop([1 2 3; 4 5 6], [2 1 1 0])", "[2 3]"), Equal("imcrop([0 10], [0 0], [1 2 3], [4 0 7 0])", "[2 3]"), Fails("imcrop(1)", "expected a rectangle")];
    "imtranslate" [2 255; 2] ["B = imtranslate(A, [x y])", "[B, RB] = imtranslate(A, RA, [x y])", "B = imtranslate(A, [x y], method, 'FillValues', v, 'OutputView', 'full')"] "An image moved to the right and down."
        [Equal("imtranslate([1 2 3], [1 0])", "[0 1 2]"), Equal("imtranslate([1 2 3], imref2d([1 3], [0 6], [0 1]), [2 0])", "[0 1 2]"), Fails("imtranslate(1, 1)", "two numbers")];
    "impyramid" [2 2; 1] ["B = impyramid(A, 'reduce')", "B = impyramid(A, 'expand')"] "An image at the next level of its pyramid, of half or double the size."
        [Equal("impyramid([2 2 2; 2 2 2], 'reduce')", "[2 2]"), Fails("impyramid(1, 'keep')", "expected one of reduce")];
    "checkerboard" [0 3; 1] ["I = checkerboard", "I = checkerboard(n, p, q)"] "An image of tiles with squares of n pixels, p rows and q columns of tiles."
        [Equal("sum(sum(checkerboard(1, 1)))", "1.7"), Fails("checkerboard(0)", "positive whole numbers")];
    "phantom" [0 2; 2] ["[P, E] = phantom(name, n)", "P = phantom(E, n)"] "An image of a head made of ellipses, for tests of reconstruction."
        [Equal("size(phantom(16))", "[16 16]"), Fails("phantom('Newton')", "expected one of modified")];
    "imwarp" [2 255; 2] ["[B, RB] = imwarp(A, tform)", "[B, RB] = imwarp(A, RA, tform, method)", "B = imwarp(A, displacements)", "B = imwarp(..., 'OutputView', R, 'FillValues', v, 'SmoothEdges', tf)"] "An image under a transform such as an affine2d, or moved by displacements of its pixels: 'linear', 'nearest' or 'cubic'."
        [Equal("imwarp([1 2; 3 4], affine2d([0 -1 0; 1 0 0; 0 0 1]))", "[2 4; 1 3]"), Equal("imwarp([1 2 3], affine2d([1 0 0; 0 1 0; 1 0 1]), 'OutputView', imref2d([1 3]))", "[0 1 2]"), Fails("imwarp(1, 2)", "expected a transform")];
    "fitgeotrans" [3 3; 1] ["tform = fitgeotrans(moving, fixed, kind)"] "The transform from points to points: 'nonreflectivesimilarity', 'similarity', 'affine' or 'projective'."
        [Equal("round(fitgeotrans([0 0; 1 0; 0 1], [1 1; 3 1; 1 4], 'affine').T, 9)", "[2 0 0; 0 3 0; 1 1 1]"), Fails("fitgeotrans([0 0; 1 1; 2 2], [0 0; 1 1; 2 2], 'affine')", "do not determine")];
    "fitgeotform2d" [3 3; 1] ["tform = fitgeotform2d(moving, fixed, kind)"] "The transform from points to points: 'similarity', 'reflectivesimilarity', 'affine' or 'projective'."
        [Equal("round(fitgeotform2d([0 0; 1 0], [1 1; 1 3], 'similarity').A, 9)", "[0 -2 1; 2 0 1; 0 0 1]"), Fails("fitgeotform2d([0 0], [1 1], 'affine')", "at least 3 points")];
    "cp2tform" [3 3; 1] ["tform = cp2tform(moving, fixed, kind)"] "The transform of maketform from points to points: 'nonreflective similarity', 'similarity', 'affine' or 'projective'."
        [Equal("round(tformfwd(cp2tform([0 0; 1 0; 0 1], [1 1; 3 1; 1 4], 'affine'), [1 1]), 9)", "[3 4]"), Fails("cp2tform([0 0], [1 1], 'affine')", "at least 3 points")];
    "maketform" [2 255; 1] ["tform = maketform('affine', T)", "tform = maketform('projective', T)", "tform = maketform(kind, from, to)", "tform = maketform('custom', ndims_in, ndims_out, forward, inverse, data)", "tform = maketform('box', size, low, high)", "tform = maketform('box', in, out)", "tform = maketform('composite', last, ..., first)"] "A transform as a structure, for tformfwd, tforminv and imtransform; matrices are for rows [x, y, 1]."
        [Equal("maketform('affine', [2 0; 0 2; 1 1]).tdata.T", "[2 0 0; 0 2 0; 1 1 1]"), Fails("maketform('affine', [1 2; 3 4])", "regular matrix")];
    "tformfwd" [2 255; 255] ["X = tformfwd(tform, U)", "[x, y] = tformfwd(tform, u, v)"] "Points under a transform of maketform."
        [Equal("tformfwd(maketform('affine', [2 0; 0 2; 1 1]), [1 2])", "[3 5]"), Fails("tformfwd(1, 2)", "transform of maketform")];
    "tforminv" [2 255; 255] ["U = tforminv(tform, X)", "[u, v] = tforminv(tform, x, y)"] "Points under the inverse of a transform of maketform."
        [Equal("tforminv(maketform('affine', [2 0; 0 2; 1 1]), [3 5])", "[1 2]"), Fails("tforminv(1, 2)", "transform of maketform")];
    "imtransform" [2 255; 3] ["[B, xdata, ydata] = imtransform(A, tform, method)", "B = imtransform(..., 'XData', [x1 x2], 'YData', [y1 y2], 'UData', u, 'VData', v, 'Size', [m n], 'XYScale', s, 'FillValues', v)"] "An image under a transform of maketform: 'bilinear', 'nearest' or 'bicubic'."
        [Equal("imtransform([1 2; 3 4], maketform('affine', [2 0; 0 2; 0 0]))", "[1 1.5 2; 2 2.5 3; 3 3.5 4]"), Fails("imtransform([1 2], 3)", "transform of maketform")];
    "imfuse" [2 255; 1] ["C = imfuse(A, B)", "C = imfuse(A, B, method)", "C = imfuse(..., 'ColorChannels', channels, 'Scaling', scaling)"] "Two images in one: 'falsecolor', 'blend', 'checkerboard', 'diff' or 'montage'."
        [Equal("imfuse([0 1], [1 0])", "cat(3, uint8([255 0]), uint8([0 255]), uint8([255 0]))"), Fails("imfuse(1, {1})", "numeric or logical image")];
    "imshowpair" [2 255; 1] ["imshowpair(A, B, method)"] "Shows what imfuse makes of two images."
        [Equal("size(get(imshowpair([0 1], [1 0]), 'CData'))", "[1 2 3]"), Fails("imshowpair(1, {1})", "numeric or logical image")];
    "montage" [1 255; 1] ["montage(images)", "montage(X, map)", "montage(..., 'Size', [m n], 'BorderSize', n, 'BackgroundColor', color, 'Indices', k, 'DisplayRange', [low high])"] "Shows the pages of an array, or the images and files of a cell, side by side."
        [Equal("get(montage({[1 2], [3 4]}, 'Size', [2 1]), 'CData')", "[1 2; 3 4]"), Fails("montage({{1}})", "numeric or logical image")];
    "imresize3" [1 255; 1] ["B = imresize3(V, scale)", "B = imresize3(V, [m n p])", "B = imresize3(..., method)", "B = imresize3(..., 'Antialiasing', tf)"] "A volume in another size: 'nearest', 'linear', 'cubic', 'box', 'triangle', 'lanczos2' or 'lanczos3'."
        [Equal("imresize3(cat(3, 1, 2), [1 1 4], 'nearest')", "cat(3, 1, 1, 2, 2)"), Fails("imresize3(1, -1)", "positive scale")];
    "imtile" [1 255; 1] ["B = imtile(images)", "B = imtile(X, map)", "B = imtile(..., 'GridSize', [m n], 'BorderSize', n, 'BackgroundColor', color, 'Frames', k, 'ThumbnailSize', [m n])"] "The pages of an array, or the images and files of a cell, side by side in one image."
        [Equal("imtile({[1 2], [3 4]}, 'GridSize', [2 1])", "[1 2; 3 4]"), Fails("imtile({{1}})", "numeric or logical image")];
    "affineOutputView" [2 255; 1] ["R = affineOutputView(size, tform)", "R = affineOutputView(size, tform, 'BoundsStyle', style)"] "Where to look at an image under a transform: 'CenterOutput', 'FollowOutput' or 'SameAsInput'."
        [Equal("affineOutputView([4 6], affine2d([1 0 0; 0 1 0; 10 0 1])).XWorldLimits", "[10.5 16.5]"), Fails("affineOutputView([4 6], 1)", "expected a transform")];
}

library_classes! {
    /// Transforms of the plane, and where images lie in it.
    TRANSFORMS, Images;
    "affine2d" ["tform = affine2d(T)"] "An affine transform of the plane, with a matrix T for rows [x, y, 1]."
        [Equal("transformPointsForward(affine2d([2 0 0; 0 3 0; 1 1 1]), [1 1])", "[3 4]"), Fails("affine2d(zeros(3))", "affine matrix")];
    "projective2d" ["tform = projective2d(T)"] "A projective transform of the plane, with a matrix T for rows [x, y, 1]."
        [Equal("transformPointsForward(projective2d([1 0 1; 0 1 0; 0 0 1]), [1 1])", "[0.5 0.5]"), Fails("projective2d(ones(3))", "singular")];
    "rigid2d" ["tform = rigid2d(T)", "tform = rigid2d(R, translation)"] "A rotation and a translation of the plane, with a matrix T for rows [x, y, 1]."
        [Equal("transformPointsForward(rigid2d([0 1; -1 0], [3 4]), [1 0])", "[3 5]"), Fails("rigid2d([2 0 0; 0 2 0; 0 0 1])", "rigid")];
    "affinetform2d" ["tform = affinetform2d(A)"] "An affine transform of the plane, with a matrix A for columns [x; y; 1]."
        [Equal("transformPointsForward(affinetform2d([2 0 1; 0 3 1]), [1 1])", "[3 4]"), Fails("affinetform2d(ones(3))", "affine matrix")];
    "projtform2d" ["tform = projtform2d(A)"] "A projective transform of the plane, with a matrix A for columns [x; y; 1]."
        [Equal("transformPointsForward(projtform2d([1 0 0; 0 1 0; 1 0 1]), [1 1])", "[0.5 0.5]"), Fails("projtform2d(ones(3))", "singular")];
    "simtform2d" ["tform = simtform2d(A)", "tform = simtform2d(scale, angle, translation)", "tform = simtform2d(scale, R, translation)"] "A scale, a rotation in degrees and a translation of the plane, with a matrix A for columns [x; y; 1]."
        [Equal("simtform2d(2, 90, [1 1]).A", "[0 -2 1; 2 0 1; 0 0 1]"), Fails("simtform2d([1 2 0; 0 1 0; 0 0 1])", "similarity")];
    "rigidtform2d" ["tform = rigidtform2d(A)", "tform = rigidtform2d(angle, translation)", "tform = rigidtform2d(R, translation)"] "A rotation in degrees and a translation of the plane, with a matrix A for columns [x; y; 1]."
        [Equal("rigidtform2d(90, [1 2]).A", "[0 -1 1; 1 0 2; 0 0 1]"), Fails("rigidtform2d([2 0 0; 0 2 0; 0 0 1])", "rigid")];
    "transltform2d" ["tform = transltform2d([x y])", "tform = transltform2d(x, y)", "tform = transltform2d(A)", "tform = transltform2d(tform)"] "A translation of the plane, with a matrix A for columns [x; y; 1]."
        [Equal("transltform2d(3, 4).A", "[1 0 3; 0 1 4; 0 0 1]"), Fails("transltform2d([2 0 0; 0 1 0])", "matrix of a translation")];
    "geometricTransform2d" ["tform = geometricTransform2d(inverse)", "tform = geometricTransform2d(inverse, forward)"] "A transform of the plane by functions of points [x, y], one a row."
        [Equal("transformPointsForward(geometricTransform2d(@(p) p / 2, @(p) 2 * p), [1 2])", "[2 4]"), Fails("geometricTransform2d(3)", "expected a function")];
    "imref2d" ["R = imref2d([m n])", "R = imref2d([m n], dx, dy)", "R = imref2d([m n], xlimits, ylimits)"] "Where the pixels of an image lie in the world."
        [Equal("imref2d([2 4], 0.5, 1).XWorldLimits", "[0.25 2.25]"), Fails("imref2d([2 4], [3 1], [0 1])", "limits that increase")];
}

library_methods! {
    /// What transforms and references are asked.
    OF_TRANSFORMS, Images;
    "transformPointsForward" [2 3; 2] ["X = transformPointsForward(tform, U)", "[x, y] = transformPointsForward(tform, u, v)"] "Points under a transform."
        [Equal("transformPointsForward(rigidtform2d(0, [1 2]), [3 4])", "[4 6]"), Fails("transformPointsForward(affine2d, 1)", "points as two columns")];
    "transformPointsInverse" [2 3; 2] ["U = transformPointsInverse(tform, X)", "[u, v] = transformPointsInverse(tform, x, y)"] "Points under the inverse of a transform."
        [Equal("transformPointsInverse(rigidtform2d(0, [1 2]), [4 6])", "[3 4]"), Fails("transformPointsInverse(affine2d, 1)", "points as two columns")];
    "invert" [1 1; 1] ["tform = invert(tform)"] "The inverse of a transform."
        [Equal("invert(affine2d([2 0 0; 0 4 0; 0 0 1])).T", "diag([0.5 0.25 1])"), Fails("invert(1)", "Undefined function")];
    "outputLimits" [3 3; 2] ["[xlimits, ylimits] = outputLimits(tform, xlimits, ylimits)"] "The limits of a rectangle under a transform."
        [Equal("outputLimits(affine2d([2 0 0; 0 4 0; 0 0 1]), [0 1], [0 1])", "[0 2]"), Fails("outputLimits(1, 2, 3)", "Undefined function")];
    "isTranslation" [1 1; 1] ["tf = isTranslation(tform)"] "Whether a transform only moves points."
        [Equal("isTranslation(affine2d([1 0 0; 0 1 0; 5 6 1]))", "true"), Fails("isTranslation(1)", "Undefined function")];
    "isSimilarity" [1 1; 1] ["tf = isSimilarity(tform)"] "Whether a transform keeps angles."
        [Equal("isSimilarity(affine2d([2 0 0; 0 4 0; 0 0 1]))", "false"), Fails("isSimilarity(1)", "Undefined function")];
    "isRigid" [1 1; 1] ["tf = isRigid(tform)"] "Whether a transform keeps distances and handedness."
        [Equal("isRigid(affine2d([0 1 0; -1 0 0; 5 6 1]))", "true"), Fails("isRigid(1)", "Undefined function")];
    "intrinsicToWorld" [3 3; 2] ["[x, y] = intrinsicToWorld(R, column, row)"] "The places in the world of pixels."
        [Equal("intrinsicToWorld(imref2d([2 2], [0 4], [0 4]), 1, 1)", "1"), Fails("intrinsicToWorld(1, 2, 3)", "Undefined function")];
    "worldToIntrinsic" [3 3; 2] ["[column, row] = worldToIntrinsic(R, x, y)"] "Places in the world as columns and rows, with fractions."
        [Equal("worldToIntrinsic(imref2d([2 2], [0 4], [0 4]), 3, 1)", "2"), Fails("worldToIntrinsic(1, 2, 3)", "Undefined function")];
    "worldToSubscript" [3 3; 2] ["[row, column] = worldToSubscript(R, x, y)"] "The row and the column of the pixel at a place, NaN outside."
        [Equal("worldToSubscript(imref2d([2 2], [0 4], [0 4]), 1, 3.5)", "2"), Fails("worldToSubscript(1, 2, 3)", "Undefined function")];
}
