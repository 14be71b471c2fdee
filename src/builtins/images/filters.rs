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
    "deconvlucy" [2 3; 1] ["J = deconvlucy(I, psf)", "J = deconvlucy(I, psf, iterations)"] "An image without its blur, by the algorithm of Richardson and Lucy."
        [Equal("deconvlucy([0.25 0.5], [0 1], 0)", "[0.25 0.5]"), Fails("deconvlucy([1 2], [0 1], -1)", "number of iterations")];
    "deconvreg" [2 5; 2] ["J = deconvreg(I, psf)", "[J, factor] = deconvreg(I, psf, noise, range, regular)"] "An image without its blur that is as smooth as its noise power lets it be."
        [Equal("size(deconvreg(ones(8), ones(3) / 9))", "[8 8]"), Fails("deconvreg([1 2], [1 2 3])", "not be larger")];
    "edgetaper" [2 2; 1] ["J = edgetaper(I, psf)"] "An image that is blurred towards its edges, so that deconvolution does not ring."
        [Equal("round(edgetaper(ones(8), ones(3)), 9)", "ones(8)"), Fails("edgetaper(1, [1 2])", "not be larger")];
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
}
