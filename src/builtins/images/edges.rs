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
    "imgradientxyz" [1 2; 3] ["[Gx, Gy, Gz] = imgradientxyz(I)", "[Gx, Gy, Gz] = imgradientxyz(I, method)"] "The gradient of a volume along columns, rows and pages: 'sobel', 'prewitt', 'central' or 'intermediate'."
        [Equal("imgradientxyz([1 2 4], 'intermediate')", "[1 2 0]"), Fails("imgradientxyz(1, 'steep')", "expected one of sobel")];
    "imgradient3" [1 3; 3] ["[magnitude, azimuth, elevation] = imgradient3(I, method)", "[magnitude, azimuth, elevation] = imgradient3(Gx, Gy, Gz)"] "The magnitude of the gradient of a volume, and its direction in degrees."
        [Equal("imgradient3(3, 4, 0)", "5"), Fails("imgradient3(1, 2, [1 2])", "one size")];
    "improfile" [3 255; 5] ["c = improfile(I, x, y)", "[cx, cy, c] = improfile(I, x, y, n, method)", "[cx, cy, c] = improfile(xdata, ydata, I, x, y, n, method)"] "The values of an image along a path through the points x, y: 'nearest', 'bilinear' or 'bicubic'."
        [Equal("improfile([1 2 3], [3 1], [1 1])", "[3; 2; 1]"), Fails("improfile(1, 1, [1 2])", "as many x as y")];
    "cornermetric" [1 255; 1] ["C = cornermetric(I)", "C = cornermetric(I, 'MinimumEigenvalue')", "C = cornermetric(..., 'FilterCoefficients', h, 'SensitivityFactor', k)"] "How much of a corner there is at each pixel: 'Harris' or 'MinimumEigenvalue'."
        [Equal("cornermetric(ones(4))", "zeros(4)"), Fails("cornermetric(1, 'Sharp')", "expected one of Harris")];
    "corner" [1 255; 1] ["C = corner(I)", "C = corner(I, method, n)", "C = corner(..., 'QualityLevel', q, 'FilterCoefficients', h, 'SensitivityFactor', k)"] "Columns and rows of the n clearest corners, 200 at most where no number is given."
        [Equal("size(corner(ones(4)))", "[0 2]"), Fails("corner(1, 'QualityLevel', 2)", "between 0 and 1")];
}
