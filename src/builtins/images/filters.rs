//! Filters of images and functions of neighbourhoods, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Filters of images.
    FILTERS, Images;
    "padarray" [2 4; 1] ["B = padarray(A, padsize)", "B = padarray(A, padsize, value, direction)", "B = padarray(A, padsize, method, direction)"] "An array with more elements before and after: zeros, a number, or its own by 'circular', 'replicate' or 'symmetric'."
        [Equal("padarray([1 2], [0 1])", "[0 1 2 0]"), Equal("padarray([1 2], [0 2], 'symmetric', 'post')", "[1 2 2 1]"), Fails("padarray(1, -1)", "nonnegative whole numbers")];
    "imfilter" [2 255; 1] ["B = imfilter(A, h)", "B = imfilter(A, h, border, size, mode)"] "The correlation of an image with a filter, or its convolution ('conv'), where the image goes on as a number or by 'symmetric', 'replicate' or 'circular'."
        [Equal("imfilter([1 2 3], [1 1 1])", "[3 6 5]"), Equal("imfilter(uint8([1 2 4]), [1 1] / 2, 'replicate')", "uint8([2 3 4])"), Fails("imfilter({1}, 1)", "numeric or logical image")];
    "fspecial" [1 3; 1] ["h = fspecial(type)", "h = fspecial(type, parameter, ...)"] "A filter: 'average', 'disk', 'gaussian', 'laplacian', 'log', 'motion', 'prewitt', 'sobel' or 'unsharp'."
        [Equal("fspecial('sobel')", "[1 2 1; 0 0 0; -1 -2 -1]"), Fails("fspecial('box')", "expected one of average")];
    "imgaussfilt" [1 255; 1] ["B = imgaussfilt(A)", "B = imgaussfilt(A, sigma)", "B = imgaussfilt(..., 'FilterSize', n, 'Padding', border)"] "An image smoothed with a Gaussian."
        [Equal("imgaussfilt([2 2; 2 2], 1)", "[2 2; 2 2]"), Fails("imgaussfilt(1, 0)", "positive standard deviation")];
    "imboxfilt" [1 255; 1] ["B = imboxfilt(A)", "B = imboxfilt(A, n)", "B = imboxfilt(..., 'Padding', border, 'NormalizationFactor', f)"] "An image smoothed with a mean over boxes."
        [Equal("imboxfilt([0 3 0], [1 3])", "[1 1 1]"), Fails("imboxfilt(1, 2)", "must be odd")];
    "medfilt2" [1 3; 1] ["B = medfilt2(A)", "B = medfilt2(A, [m n])", "B = medfilt2(..., border)"] "The median of the neighbourhood of each element."
        [Equal("medfilt2([1 9 2 3], [1 3])", "[1 2 3 2]"), Fails("medfilt2(1, 'box')", "expected one of zeros")];
    "ordfilt2" [3 5; 1] ["B = ordfilt2(A, order, domain)", "B = ordfilt2(A, order, domain, S, border)"] "The element with a rank among those of the neighbourhood of each."
        [Equal("ordfilt2([1 9 2 3], 3, [1 1 1])", "[9 9 9 3]"), Fails("ordfilt2(1, 2, 1)", "from 1 to 1")];
    "stdfilt" [1 2; 1] ["J = stdfilt(I)", "J = stdfilt(I, nhood)"] "The standard deviation of the neighbourhood of each element."
        [Equal("stdfilt(uint8([5 5; 5 5]))", "zeros(2)"), Fails("stdfilt(1, true(2))", "must be odd")];
    "rangefilt" [1 2; 1] ["J = rangefilt(I)", "J = rangefilt(I, nhood)"] "The largest less the least element of the neighbourhood of each."
        [Equal("rangefilt([1 5 2], [1 1 1])", "[4 4 3]"), Fails("rangefilt(1, true(2))", "must be odd")];
    "entropyfilt" [1 2; 1] ["J = entropyfilt(I)", "J = entropyfilt(I, nhood)"] "The entropy of the neighbourhood of each element."
        [Equal("entropyfilt(uint8([5 5; 5 5]))", "zeros(2)"), Fails("entropyfilt(1, true(2))", "must be odd")];
    "wiener2" [1 3; 2] ["[J, noise] = wiener2(I, [m n])", "J = wiener2(I, [m n], noise)"] "An image without some of its noise, by its mean and variance around each element."
        [Equal("wiener2([0 0; 0 0])", "[0 0; 0 0]"), Fails("wiener2({1})", "numeric or logical image")];
    "imsharpen" [1 255; 1] ["B = imsharpen(A)", "B = imsharpen(A, 'Radius', r, 'Amount', a, 'Threshold', t)"] "An image with steeper edges, by an unsharp mask."
        [Equal("imsharpen([0.5 0.5])", "[0.5 0.5]"), Fails("imsharpen(1, 'Radius', -1)", "must be positive")];
    "psf2otf" [1 2; 1] ["H = psf2otf(psf)", "H = psf2otf(psf, [m n])"] "What a point spread function makes of frequencies, with its middle at the first element."
        [Equal("psf2otf([0 2 0], [1 4])", "[2 2 2 2]"), Fails("psf2otf([1 2], [1 1])", "not be smaller")];
    "otf2psf" [1 2; 1] ["psf = otf2psf(H)", "psf = otf2psf(H, [m n])"] "The point spread function that makes this of frequencies."
        [Equal("otf2psf([2 2 2 2], [1 3])", "[0 2 0]"), Fails("otf2psf(1, [2 2])", "not be larger")];
    "dctmtx" [1 1; 1] ["D = dctmtx(n)"] "The matrix of the discrete cosine transform."
        [Equal("round(dctmtx(4) * [1; 2; 3; 4] - dct([1; 2; 3; 4]), 12)", "[0; 0; 0; 0]"), Fails("dctmtx(0)", "positive whole number")];
    "deconvwnr" [2 4; 1] ["J = deconvwnr(I, psf)", "J = deconvwnr(I, psf, nsr)", "J = deconvwnr(I, psf, ncorr, icorr)"] "An image without its blur, by the filter of Wiener, for a ratio of noise to signal or their correlations."
        [Equal("round(deconvwnr([0.5 0.5 0 0], [0 0.5 0.5]), 9)", "[0.75 0.25 -0.25 0.25]"), Fails("deconvwnr([1 2], [1 2 3])", "not be larger")];
    "deconvlucy" [2 6; 1] ["J = deconvlucy(I, psf)", "J = deconvlucy(I, psf, iterations)", "J = deconvlucy(I, psf, iterations, damping, weight, readout)"] "An image without its blur, by the algorithm of Richardson and Lucy."
        [Equal("deconvlucy([0.25 0.5], [0 1], 0)", "[0.25 0.5]"), Fails("deconvlucy([1 2], [0 1], -1)", "number of iterations")];
    "deconvreg" [2 5; 2] ["J = deconvreg(I, psf)", "[J, factor] = deconvreg(I, psf, noise, range, regular)"] "An image without its blur that is as smooth as its noise power lets it be."
        [Equal("size(deconvreg(ones(8), ones(3) / 9))", "[8 8]"), Fails("deconvreg([1 2], [1 2 3])", "not be larger")];
    "edgetaper" [2 2; 1] ["J = edgetaper(I, psf)"] "An image that is blurred towards its edges, so that deconvolution does not ring."
        [Equal("round(edgetaper(ones(8), ones(3)), 9)", "ones(8)"), Fails("edgetaper(1, [1 2])", "not be larger")];
    "imgaussfilt3" [1 255; 1] ["B = imgaussfilt3(A)", "B = imgaussfilt3(A, sigma)", "B = imgaussfilt3(..., 'FilterSize', n, 'Padding', border)"] "A volume smoothed with a Gaussian."
        [Equal("imgaussfilt3(uint8(7 * ones(2, 2, 2)), 1)", "uint8(7 * ones(2, 2, 2))"), Fails("imgaussfilt3(1, 0)", "positive standard deviation")];
    "imboxfilt3" [1 255; 1] ["B = imboxfilt3(A)", "B = imboxfilt3(A, n)", "B = imboxfilt3(..., 'Padding', border, 'NormalizationFactor', f)"] "A volume smoothed with a mean over boxes."
        [Equal("imboxfilt3(cat(3, 0, 3, 0), [1 1 3])", "cat(3, 1, 1, 1)"), Fails("imboxfilt3(1, 2)", "must be odd")];
    "medfilt3" [1 3; 1] ["B = medfilt3(A)", "B = medfilt3(A, [m n p])", "B = medfilt3(..., border)"] "The median of the neighbourhood of each element of a volume."
        [Equal("medfilt3(cat(3, 1, 9, 2), [1 1 3])", "cat(3, 1, 2, 2)"), Fails("medfilt3(1, 2)", "must be odd")];
    "modefilt" [1 3; 1] ["B = modefilt(A)", "B = modefilt(A, [m n])", "B = modefilt(..., border)"] "The most frequent element of the neighbourhood of each, of numbers or categories."
        [Equal("modefilt([1 1 2 1], [1 3])", "[1 1 1 1]"), Fails("modefilt(1, 2)", "must be odd")];
    "fspecial3" [1 3; 1] ["h = fspecial3(type)", "h = fspecial3(type, parameter, ...)"] "A filter of volumes: 'average', 'ellipsoid', 'gaussian', 'laplacian', 'log', 'prewitt' or 'sobel'."
        [Equal("sum(sum(fspecial3('sobel', 'Z')))", "cat(3, 22, 0, -22)"), Fails("fspecial3('box')", "expected one of average")];
    "integralBoxFilter" [1 255; 1] ["B = integralBoxFilter(J)", "B = integralBoxFilter(J, n)", "B = integralBoxFilter(..., 'NormalizationFactor', f)"] "Means over boxes, from the integral image."
        [Equal("integralBoxFilter(integralImage(ones(4)), 3, 'NormalizationFactor', 1)", "[9 9; 9 9]"), Fails("integralBoxFilter(1, 2)", "must be odd")];
    "imbilatfilt" [1 255; 1] ["J = imbilatfilt(I)", "J = imbilatfilt(I, degree, sigma)", "J = imbilatfilt(..., 'NeighborhoodSize', n, 'Padding', border)"] "An image smoothed where its shades are alike."
        [Equal("imbilatfilt(uint8([9 9 9]))", "uint8([9 9 9])"), Fails("imbilatfilt(1, -1)", "must be positive")];
    "imguidedfilter" [1 255; 1] ["B = imguidedfilter(A)", "B = imguidedfilter(A, G)", "B = imguidedfilter(..., 'NeighborhoodSize', n, 'DegreeOfSmoothing', d)"] "An image smoothed but where the guide has edges, which is the image itself or another one."
        [Equal("imguidedfilter(uint8([9 9 9]))", "uint8([9 9 9])"), Fails("imguidedfilter(1, [1 2])", "as many rows and columns")];
    "imdiffusefilt" [1 255; 1] ["J = imdiffusefilt(I)", "J = imdiffusefilt(I, 'GradientThreshold', t, 'NumberOfIterations', n, 'Connectivity', c, 'ConductionMethod', m)"] "An image smoothed by diffusion that stops at edges."
        [Equal("imdiffusefilt(uint8([9 9 9]))", "uint8([9 9 9])"), Fails("imdiffusefilt(1, 'NumberOfIterations', 0)", "number of iterations")];
    "imflatfield" [2 255; 1] ["J = imflatfield(I, sigma)", "J = imflatfield(I, sigma, mask)", "J = imflatfield(..., 'FilterSize', n)"] "An image without the shading that a Gaussian finds in it."
        [Equal("imflatfield(uint8([9 9; 9 9]), 2)", "uint8([9 9; 9 9])"), Fails("imflatfield(1, 0)", "positive standard deviation")];
    "roifilt2" [3 3; 1] ["J = roifilt2(h, I, BW)", "J = roifilt2(I, BW, fun)"] "An image that is filtered where a mask is true."
        [Equal("roifilt2(2, [1 2 3], [0 1 1])", "[1 4 6]"), Equal("roifilt2([1 2 3], [0 1 0], @(x) -x)", "[1 -2 3]"), Fails("roifilt2(1, [1 2], 1)", "size of the image")];
    "regionfill" [2 3; 1] ["J = regionfill(I, mask)", "J = regionfill(I, x, y)"] "An image with a region filled smoothly from its border."
        [Equal("regionfill([1 9 3], [0 1 0])", "[1 2 3]"), Fails("regionfill([1 2], 1)", "size of the image")];
    "gabor" [2 255; 1] ["g = gabor(wavelength, orientation)", "g = gabor(..., 'SpatialFrequencyBandwidth', b, 'SpatialAspectRatio', r)"] "Filters for waves of each length and direction in degrees, as structures with their kernels."
        [Equal("numel(gabor([4 8], 90))", "2"), Fails("gabor(1, 0)", "2 pixels or more")];
    "imgaborfilt" [2 255; 2] ["[magnitude, phase] = imgaborfilt(A, wavelength, orientation)", "[magnitude, phase] = imgaborfilt(A, g)", "[magnitude, phase] = imgaborfilt(A, wavelength, orientation, 'SpatialFrequencyBandwidth', b, 'SpatialAspectRatio', r)"] "How strong waves of a length and a direction are in an image, and their phase."
        [Equal("size(imgaborfilt(ones(4), gabor([4 8], 0)))", "[4 4 2]"), Fails("imgaborfilt(ones(2, 2, 2), 4, 0)", "must be a matrix")];
    "imnlmfilt" [1 255; 2] ["[J, degree] = imnlmfilt(I)", "[J, degree] = imnlmfilt(I, 'DegreeOfSmoothing', d, 'SearchWindowSize', n, 'ComparisonWindowSize', n)"] "An image smoothed by means over pixels whose neighbourhoods are alike, by as much as there is noise."
        [Equal("imnlmfilt(uint8(9 * ones(4)))", "uint8(9 * ones(4))"), Fails("imnlmfilt(1)", "3 rows and columns")];
}

source_builtins! {
    /// Functions of neighbourhoods and blocks.
    BLOCKS, Images;
    "im2col" [2 4; 1] ["B = im2col(A, [m n])", "B = im2col(A, [m n], 'distinct')", "B = im2col(A, 'indexed', ...)"] "The blocks of a matrix as columns, all of them or those side by side."
        [Equal("im2col([1 2 3], [1 2])", "[1 2; 2 3]"), Equal("im2col([1 2 3], [1 2], 'distinct')", "[1 3; 2 0]"), Fails("im2col(1, 0)", "positive whole numbers")];
    "col2im" [3 4; 1] ["A = col2im(B, [m n], [M N])", "A = col2im(B, [m n], [M N], 'distinct')"] "The matrix whose blocks are columns."
        [Equal("col2im([1 3; 2 0], [1 2], [1 3], 'distinct')", "[1 2 3]"), Fails("col2im(1, [1 1], [2 2])", "expected 4 elements")];
    "nlfilter" [3 255; 1] ["B = nlfilter(A, [m n], fun)", "B = nlfilter(A, 'indexed', ...)"] "What a function makes of the neighbourhood of each element."
        [Equal("nlfilter([1 5 2], [1 3], @(x) max(x))", "[5 5 5]"), Fails("nlfilter(1, [1 1], 2)", "expected a function")];
    "colfilt" [4 255; 1] ["B = colfilt(A, [m n], kind, fun)", "B = colfilt(A, [m n], [mblock nblock], kind, fun)"] "What a function makes of neighbourhoods or blocks as columns."
        [Equal("colfilt([1 5 2], [1 3], 'sliding', @max)", "[5 5 5]"), Fails("colfilt(1, [1 1], 'all', @max)", "expected one of distinct")];
    "blockproc" [3 255; 1] ["B = blockproc(A, [m n], fun)", "B = blockproc(..., 'BorderSize', [v h], 'TrimBorder', tf, 'PadPartialBlocks', tf, 'PadMethod', border)"] "What a function makes of each block, which is the field data of its argument."
        [Equal("blockproc([1 2 3 4], [1 2], @(b) sum(b.data))", "[3 7]"), Fails("blockproc(1, [1 1], 2)", "expected a function")];
    "blkproc" [3 255; 1] ["B = blkproc(A, [m n], f, ...)", "B = blkproc(A, [m n], [v h], f, ...)"] "What a function makes of each block of a matrix: blockproc as it was before."
        [Equal("blkproc([1 2 3 4], [1 2], @sum)", "[3 7]"), Fails("blkproc(1, [1 1], 2, 3)", "")];
    "integralImage" [1 2; 1] ["J = integralImage(I)"] "Sums over all rectangles that begin in the first corner, after a row and a column of zeros."
        [Equal("integralImage(uint8([1 2; 3 4]))", "[0 0 0; 0 1 3; 0 4 10]"), Fails("integralImage(1, 'rotated')", "expected one of upright")];
    "qtdecomp" [1 255; 1] ["S = qtdecomp(I)", "S = qtdecomp(I, threshold)", "S = qtdecomp(I, threshold, [least most])", "S = qtdecomp(I, fun, ...)"] "A square image in blocks that are even enough: the sizes of the blocks, at their first elements, in a sparse matrix."
        [Equal("full(qtdecomp([1 1; 1 1]))", "[2 0; 0 0]"), Fails("qtdecomp([1 2])", "square matrix")];
    "qtgetblk" [3 3; 3] ["vals = qtgetblk(I, S, dim)", "[vals, idx] = qtgetblk(I, S, dim)", "[vals, r, c] = qtgetblk(I, S, dim)"] "The blocks of one size, and where they are."
        [Equal("qtgetblk([1 2; 3 4], sparse([2 0; 0 0]), 2)", "[1 2; 3 4]"), Fails("qtgetblk(1, [1 2], 1)", "one size")];
    "qtsetblk" [4 4; 1] ["J = qtsetblk(I, S, dim, vals)"] "An image with other values in its blocks of one size."
        [Equal("qtsetblk([1 2; 3 4], sparse([2 0; 0 0]), 2, zeros(2))", "[0 0; 0 0]"), Fails("qtsetblk(1, 1, 1, [1 2])", "expected 1 blocks")];
}
