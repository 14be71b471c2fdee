//! Shades of images: histograms, thresholds, contrast and noise, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Histograms, contrast and thresholds.
    INTENSITY, Images;
    "imhist" [1 2; 2] ["[counts, x] = imhist(I)", "[counts, x] = imhist(I, n)", "[counts, x] = imhist(X, map)"] "The histogram of an image; without results it is drawn."
        [Equal("imhist(logical([1 0 1]))", "[1; 2]"), Fails("imhist(uint8(1), 0)", "number of bins")];
    "mat2gray" [1 2; 1] ["I = mat2gray(A)", "I = mat2gray(A, [least most])"] "Numbers as shades from 0 to 1."
        [Equal("mat2gray([1 2 3])", "[0 0.5 1]"), Fails("mat2gray(1, 2)", "two numbers")];
    "stretchlim" [1 2; 1] ["limits = stretchlim(I)", "limits = stretchlim(I, tol)"] "The shades between which an image lies but for 1 % at each end, or another fraction."
        [Equal("stretchlim(uint8([0 255]))", "[0; 1]"), Fails("stretchlim(1, 2)", "between 0 and 1")];
    "imadjust" [1 4; 1] ["J = imadjust(I)", "J = imadjust(I, [low high], [low high], gamma)", "map = imadjust(map, ...)"] "An image with its shades stretched from one range to another."
        [Equal("imadjust([0.25 0.5 0.75], [0.25 0.75])", "[0 0.5 1]"), Fails("imadjust(1, [1 0])", "less than the upper")];
    "histeq" [1 3; 2] ["[J, T] = histeq(I)", "[J, T] = histeq(I, n)", "[J, T] = histeq(I, histogram)", "[newmap, T] = histeq(X, map, histogram)"] "An image whose histogram is flat, or like another one."
        [Equal("histeq(uint8([0 64 128 192]), 4)", "uint8([0 85 170 255])"), Fails("histeq(1, [-1 1])", "must be nonnegative")];
    "imhistmatch" [2 255; 2] ["[B, histogram] = imhistmatch(A, ref)", "[B, histogram] = imhistmatch(A, ref, n)", "[B, histogram] = imhistmatch(..., 'Method', method)"] "An image whose histogram is like that of another one."
        [Equal("imhistmatch(uint8([0 60 60]), uint8([0 255 255]), 2)", "uint8([0 255 255])"), Fails("imhistmatch(1, {1})", "numeric or logical image")];
    "adapthisteq" [1 255; 1] ["J = adapthisteq(I)", "J = adapthisteq(I, 'NumTiles', [m n], 'ClipLimit', c, 'NBins', n, 'Range', r, 'Distribution', d)"] "An image whose histogram is flat in each of its parts, with a limit to the contrast."
        [Equal("size(adapthisteq(zeros(16)))", "[16 16]"), Fails("adapthisteq(1, 'ClipLimit', 2)", "between 0 and 1")];
    "graythresh" [1 1; 2] ["[level, effectiveness] = graythresh(I)"] "Otsu's threshold between the dark and the light parts of an image."
        [Equal("graythresh(uint8([0 0 255 255])) * 255", "127"), Fails("graythresh({1})", "numeric or logical image")];
    "otsuthresh" [1 1; 2] ["[T, effectiveness] = otsuthresh(counts)"] "Otsu's threshold of a histogram, from 0 to 1."
        [Equal("otsuthresh(uint8([2 0 0 2]))", "1 / 3"), Fails("otsuthresh(-1)", "nonnegative numbers")];
    "imbinarize" [1 255; 1] ["BW = imbinarize(I)", "BW = imbinarize(I, threshold)", "BW = imbinarize(I, 'adaptive', 'Sensitivity', s, 'ForegroundPolarity', p)"] "The part of an image that is lighter than a threshold."
        [Equal("imbinarize([0.2 0.8])", "logical([0 1])"), Fails("imbinarize(1, [1 2])", "size of the image")];
    "adaptthresh" [1 255; 1] ["T = adaptthresh(I)", "T = adaptthresh(I, sensitivity)", "T = adaptthresh(..., 'NeighborhoodSize', n, 'ForegroundPolarity', p, 'Statistic', s)"] "A threshold for each pixel, by the shades around it."
        [Equal("adaptthresh([0.5 0.5], 0.6)", "[0.5 0.5]"), Fails("adaptthresh(1, 2)", "between 0 and 1")];
    "im2bw" [1 3; 1] ["BW = im2bw(I, level)", "BW = im2bw(rgb, level)", "BW = im2bw(X, map, level)"] "The part of an image that is lighter than a level."
        [Equal("im2bw([0.2 0.8])", "logical([0 1])"), Fails("im2bw(1, 2)", "between 0 and 1")];
    "multithresh" [1 2; 2] ["[thresholds, metric] = multithresh(A)", "[thresholds, metric] = multithresh(A, n)"] "Otsu's thresholds between n + 1 parts of an image."
        [Equal("multithresh(uint8([10 10 100 100 200 200]), 2)", "uint8([55 150])"), Fails("multithresh(1, 21)", "20 thresholds at most")];
    "imquantize" [2 3; 2] ["[Q, index] = imquantize(A, levels)", "[Q, index] = imquantize(A, levels, values)"] "Which of the parts between levels each element is in, or the value of that part."
        [Equal("sum(imquantize([1 2 3], [1.5 2.5], [7 8 9]))", "24"), Fails("imquantize(1, [2 1])", "does not fall")];
    "imcomplement" [1 1; 1] ["J = imcomplement(I)"] "The negative of an image."
        [Equal("imcomplement(uint8([0 55]))", "uint8([255 200])"), Fails("imcomplement({1})", "numeric or logical image")];
    "imnoise" [2 4; 1] ["J = imnoise(I, 'gaussian', mean, variance)", "J = imnoise(I, 'salt & pepper', density)", "J = imnoise(I, 'speckle', variance)", "J = imnoise(I, 'poisson')", "J = imnoise(I, 'localvar', variances)"] "An image with noise."
        [Equal("imnoise([0 0], 'speckle')", "[0 0]"), Fails("imnoise(1, 'pink')", "expected one of gaussian")];
    "imadjustn" [1 4; 1] ["J = imadjustn(V)", "J = imadjustn(V, [low high], [low high], gamma)"] "A volume with its shades stretched from one range to another."
        [Equal("imadjustn(cat(3, 0.25, 0.5, 0.75), [0.25 0.75])", "cat(3, 0, 0.5, 1)"), Fails("imadjustn(1, [1 0])", "less than the upper")];
}
