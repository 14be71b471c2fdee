//! Images in other sizes and places, and images for tests, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Images in other sizes and places, and images for tests.
    GEOMETRY, Images;
    "imresize" [1 255; 1] ["B = imresize(A, scale)", "B = imresize(A, [m n])", "B = imresize(..., method)", "B = imresize(..., 'Antialiasing', tf)"] "An image in another size: 'nearest', 'bilinear', 'bicubic', 'box', 'lanczos2' or 'lanczos3'."
        [Equal("imresize([1 2], 2, 'nearest')", "[1 1 2 2; 1 1 2 2]"), Equal("imresize([1 3], [1 4], 'bilinear')", "[1 1.5 2.5 3]"), Fails("imresize(1, -1)", "positive scale")];
    "imrotate" [2 4; 1] ["B = imrotate(A, angle)", "B = imrotate(A, angle, method, 'crop')"] "An image turned counterclockwise by an angle in degrees: 'nearest', 'bilinear' or 'bicubic'."
        [Equal("imrotate([1 2; 3 4], 90)", "[2 4; 1 3]"), Fails("imrotate(1, 'a')", "number of degrees")];
    "imcrop" [1 3; 2] ["[J, rect] = imcrop(I, rect)", "J = imcrop(X, map, rect)"] "The part of an image in a rectangle [x, y, width, height]."
        [Equal("imcrop([1 2 3; 4 5 6], [2 1 1 0])", "[2 3]"), Fails("imcrop(1)", "expected a rectangle")];
    "imtranslate" [2 255; 1] ["B = imtranslate(A, [x y])", "B = imtranslate(A, [x y], method, 'FillValues', v, 'OutputView', 'full')"] "An image moved to the right and down."
        [Equal("imtranslate([1 2 3], [1 0])", "[0 1 2]"), Fails("imtranslate(1, 1)", "two numbers")];
    "impyramid" [2 2; 1] ["B = impyramid(A, 'reduce')", "B = impyramid(A, 'expand')"] "An image at the next level of its pyramid, of half or double the size."
        [Equal("impyramid([2 2 2; 2 2 2], 'reduce')", "[2 2]"), Fails("impyramid(1, 'keep')", "expected one of reduce")];
    "checkerboard" [0 3; 1] ["I = checkerboard", "I = checkerboard(n, p, q)"] "An image of tiles with squares of n pixels, p rows and q columns of tiles."
        [Equal("sum(sum(checkerboard(1, 1)))", "1.7"), Fails("checkerboard(0)", "positive whole numbers")];
    "phantom" [0 2; 2] ["[P, E] = phantom(name, n)", "P = phantom(E, n)"] "An image of a head made of ellipses, for tests of reconstruction."
        [Equal("size(phantom(16))", "[16 16]"), Fails("phantom('Newton')", "expected one of modified")];
}
