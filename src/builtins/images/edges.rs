//! Edges, gradients, lines and projections of images, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Edges, lines and projections.
    EDGES, Images;
    "edge" [1 5; 4] ["[BW, threshold] = edge(I)", "[BW, threshold] = edge(I, method, threshold, direction)", "[BW, threshold] = edge(I, 'log', threshold, sigma)", "[BW, thresholds] = edge(I, 'canny', thresholds, sigma)"] "The edges in an image: 'sobel', 'prewitt', 'roberts', 'log', 'zerocross' or 'canny'."
        [Equal("edge(zeros(3))", "false(3)"), Fails("edge(1, 'sharp')", "expected one of sobel")];
    "imgradientxy" [1 2; 2] ["[Gx, Gy] = imgradientxy(I)", "[Gx, Gy] = imgradientxy(I, method)"] "The gradient of an image along rows and columns: 'sobel', 'prewitt', 'central' or 'intermediate'."
        [Equal("imgradientxy([1 2 4], 'intermediate')", "[1 2 0]"), Fails("imgradientxy(1, 'steep')", "expected one of sobel")];
    "imgradient" [1 2; 2] ["[magnitude, direction] = imgradient(I, method)", "[magnitude, direction] = imgradient(Gx, Gy)"] "The magnitude of the gradient of an image, and its direction in degrees."
        [Equal("imgradient([1 2 4])", "[4 12 8]"), Equal("imgradient(3, 4)", "5"), Fails("imgradient(1, 'steep')", "expected one of sobel")];
    "hough" [1 255; 3] ["[H, theta, rho] = hough(BW)", "[H, theta, rho] = hough(BW, 'Theta', angles, 'RhoResolution', step)"] "How many pixels lie on each line, by its angle and its distance from the first pixel."
        [Equal("max(max(hough(true(1, 5))))", "5"), Fails("hough([])", "not empty")];
    "houghpeaks" [1 255; 1] ["peaks = houghpeaks(H, n)", "peaks = houghpeaks(H, n, 'Threshold', t, 'NHoodSize', [m n])"] "Rows and columns of the highest peaks of a Hough transform."
        [Equal("houghpeaks(uint8([0 1; 5 0]))", "[2 1]"), Fails("houghpeaks(-1)", "matrix that hough gives")];
    "houghlines" [4 255; 1] ["lines = houghlines(BW, theta, rho, peaks)", "lines = houghlines(..., 'FillGap', g, 'MinLength', n)"] "The segments of lines that peaks of a Hough transform stand for."
        [Equal("houghlines(true(1, 50), 0, 0:49, [1 1], 'MinLength', 0).point1", "[1 1]"), Fails("houghlines(true, 0, 0, [2 1])", "rows and columns of the transform")];
    "radon" [1 2; 2] ["[R, xp] = radon(I)", "[R, xp] = radon(I, theta)"] "The projections of an image along angles in degrees."
        [Equal("sum(radon(uint8(4), 0))", "4"), Fails("radon(1, 'a')", "real numbers of degrees")];
    "iradon" [2 6; 2] ["[I, H] = iradon(R, theta)", "[I, H] = iradon(R, theta, interpolation, filter, scale, n)"] "The image that projections are of."
        [Equal("size(iradon(zeros(17, 4), 45))", "[12 12]"), Fails("iradon(ones(3, 2), [1 2 3])", "expected 2 angles")];
}
