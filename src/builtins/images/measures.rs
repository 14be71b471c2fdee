//! Arithmetic and measures of images, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Arithmetic of images.
    ARITHMETIC, Images;
    "imadd" [2 3; 1] ["Z = imadd(X, Y)", "Z = imadd(X, Y, class)"] "The sum of images, or of an image and a number."
        [Equal("imadd(uint8([1 200]), 100)", "uint8([101 255])"), Fails("imadd([1 2], [1 2 3])", "one size")];
    "imsubtract" [2 2; 1] ["Z = imsubtract(X, Y)"] "The difference of images, or of an image and a number."
        [Equal("imsubtract(uint8([1 200]), 100)", "uint8([0 100])"), Fails("imsubtract([1 2], [1 2 3])", "one size")];
    "imabsdiff" [2 2; 1] ["Z = imabsdiff(X, Y)"] "The absolute difference of images."
        [Equal("imabsdiff(uint8([1 200]), 100)", "uint8([99 100])"), Fails("imabsdiff([1 2], [1 2 3])", "one size")];
    "immultiply" [2 2; 1] ["Z = immultiply(X, Y)"] "The product of images, or of an image and a number."
        [Equal("immultiply(uint8([1 200]), 1.5)", "uint8([2 255])"), Fails("immultiply([1 2], [1 2 3])", "one size")];
    "imdivide" [2 2; 1] ["Z = imdivide(X, Y)"] "The quotient of images, or of an image and a number."
        [Equal("imdivide(uint8([1 200]), 2)", "uint8([1 100])"), Fails("imdivide([1 2], [1 2 3])", "one size")];
    "imlincomb" [2 255; 1] ["Z = imlincomb(k1, X1, k2, X2, ..., k, class)"] "A linear combination of images."
        [Equal("imlincomb(0.5, uint8([1 200]), 2)", "uint8([3 102])"), Fails("imlincomb(1, 1, 1, [1 2])", "one size and class")];
}

source_builtins! {
    /// Measures of images.
    MEASURES, Images;
    "immse" [2 2; 1] ["err = immse(X, Y)"] "The mean squared difference of images."
        [Equal("immse(uint8([1 2]), uint8([1 4]))", "2"), Fails("immse([1 2], 1)", "one size")];
    "psnr" [2 255; 2] ["[peaksnr, snr] = psnr(A, ref)", "[peaksnr, snr] = psnr(A, ref, peak)"] "The ratio of the peak of an image to its noise in decibels, and that of its signal."
        [Equal("psnr(uint8(0), uint8(255))", "0"), Fails("psnr([1 2], 1)", "one size")];
    "ssim" [2 255; 2] ["[value, map] = ssim(A, ref)", "[value, map] = ssim(A, ref, 'Radius', r, 'DynamicRange', d, 'Exponents', e, 'RegularizationConstants', c)"] "How similar the structure of two images is."
        [Equal("ssim(uint8([1 2; 3 4]), uint8([1 2; 3 4]))", "1"), Fails("ssim([1 2], 1)", "one size")];
    "corr2" [2 2; 1] ["r = corr2(A, B)"] "The coefficient of correlation of two matrices."
        [Equal("corr2([1 2; 3 4], [2 4; 6 8])", "1"), Fails("corr2([1 2], 1)", "one size")];
    "mean2" [1 1; 1] ["m = mean2(A)"] "The mean of all elements."
        [Equal("mean2([1 2; 3 4])", "2.5"), Fails("mean2({1})", "numeric or logical image")];
    "std2" [1 1; 1] ["s = std2(A)"] "The standard deviation of all elements."
        [Equal("std2([1 3])", "sqrt(2)"), Fails("std2({1})", "numeric or logical image")];
    "entropy" [1 1; 1] ["e = entropy(I)"] "The entropy of the shades of an image in bits."
        [Equal("entropy(uint8([1 2 3 4]))", "2"), Fails("entropy({1})", "numeric or logical image")];
    "normxcorr2" [2 2; 1] ["C = normxcorr2(template, A)"] "The correlation of a template with each part of an image, from -1 to 1."
        [Equal("normxcorr2(uint8([0 1]), uint8([0 1 0]))", "[0 1 -1 0]"), Fails("normxcorr2([1 1], [1 2 3])", "must not all be the same")];
    "graycomatrix" [1 255; 2] ["[glcms, SI] = graycomatrix(I)", "[glcms, SI] = graycomatrix(I, 'Offset', steps, 'NumLevels', n, 'GrayLimits', [low high], 'Symmetric', tf)"] "How often two shades lie beside each other, or a step apart."
        [Equal("graycomatrix([true false false])", "[1 0; 1 0]"), Fails("graycomatrix(1, 'Offset', 1)", "two columns")];
    "graycoprops" [1 255; 1] ["stats = graycoprops(glcm)", "stats = graycoprops(glcm, properties)"] "Contrast, correlation, energy and homogeneity of pairs of shades."
        [Equal("graycoprops([1 0; 0 1], 'Energy').Energy", "0.5"), Fails("graycoprops(-1)", "matrices of counts")];
    "dice" [2 2; 1] ["similarity = dice(A, B)"] "Twice what binary images share, of what both have; or that of each label or category."
        [Equal("dice(logical([1 1 0]), logical([0 1 1]))", "0.5"), Fails("dice(true, 1)", "two binary images")];
    "jaccard" [2 2; 1] ["similarity = jaccard(A, B)"] "What binary images share, of what they have together; or that of each label or category."
        [Equal("jaccard(logical([1 1 0]), logical([0 1 1]))", "1 / 3"), Fails("jaccard(true, 1)", "two binary images")];
    "bfscore" [2 3; 3] ["[score, precision, recall] = bfscore(prediction, truth)", "score = bfscore(prediction, truth, threshold)"] "How near the boundaries of two segmentations lie, from 0 to 1."
        [Equal("bfscore(true(4), true(4))", "1"), Fails("bfscore(true, [true true])", "one size")];
}
