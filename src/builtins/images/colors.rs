//! Color spaces, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Color spaces.
    COLORS, Images;
    "rgb2xyz" [1 255; 1] ["xyz = rgb2xyz(rgb)", "xyz = rgb2xyz(rgb, 'ColorSpace', space, 'WhitePoint', white)"] "The tristimulus values of colors."
        [Equal("rgb2xyz([1 1 1])", "whitepoint('d65')"), Fails("rgb2xyz(1)", "3 columns")];
    "xyz2rgb" [1 255; 1] ["rgb = xyz2rgb(xyz)", "rgb = xyz2rgb(xyz, 'ColorSpace', space, 'WhitePoint', white, 'OutputType', class)"] "The colors of tristimulus values."
        [Equal("xyz2rgb([0 0 0])", "[0 0 0]"), Fails("xyz2rgb(1)", "3 columns")];
    "xyz2lab" [1 255; 1] ["lab = xyz2lab(xyz)", "lab = xyz2lab(xyz, 'WhitePoint', white)"] "Lightness and two coordinates of hue of tristimulus values."
        [Equal("xyz2lab([1 1 1], 'WhitePoint', 'e')", "[100 0 0]"), Fails("xyz2lab(1)", "3 columns")];
    "lab2xyz" [1 255; 1] ["xyz = lab2xyz(lab)", "xyz = lab2xyz(lab, 'WhitePoint', white)"] "The tristimulus values of lightness and two coordinates of hue."
        [Equal("lab2xyz([100 0 0])", "whitepoint('d65')"), Fails("lab2xyz(1)", "3 columns")];
    "rgb2lab" [1 255; 1] ["lab = rgb2lab(rgb)", "lab = rgb2lab(rgb, 'ColorSpace', space, 'WhitePoint', white)"] "Lightness and two coordinates of hue of colors."
        [Equal("rgb2lab([0 0 0])", "[0 0 0]"), Fails("rgb2lab(1)", "3 columns")];
    "lab2rgb" [1 255; 1] ["rgb = lab2rgb(lab)", "rgb = lab2rgb(lab, 'ColorSpace', space, 'WhitePoint', white, 'OutputType', class)"] "The colors of lightness and two coordinates of hue."
        [Equal("lab2rgb([100 0 0], 'OutputType', 'uint8')", "uint8([255 255 255])"), Fails("lab2rgb(1)", "3 columns")];
    "whitepoint" [0 1; 1] ["xyz = whitepoint(name)"] "The tristimulus values of an illuminant: 'a', 'c', 'd50', 'd55', 'd65', 'e' or 'icc'."
        [Equal("whitepoint('d65')", "[0.95047 1 1.08883]"), Fails("whitepoint('b')", "expected one of a")];
    "rgb2lin" [1 255; 1] ["lin = rgb2lin(rgb)", "lin = rgb2lin(rgb, 'ColorSpace', space, 'OutputType', class)"] "Colors in proportion to light."
        [Equal("rgb2lin([0 0.04045 1])", "[0 0.04045 / 12.92 1]"), Fails("rgb2lin({1})", "numeric or logical image")];
    "lin2rgb" [1 255; 1] ["rgb = lin2rgb(lin)", "rgb = lin2rgb(lin, 'ColorSpace', space, 'OutputType', class)"] "Colors as they are shown, of colors in proportion to light."
        [Equal("lin2rgb([0 0.001 1])", "[0 0.01292 1]"), Fails("lin2rgb({1})", "numeric or logical image")];
    "rgb2ycbcr" [1 1; 1] ["ycbcr = rgb2ycbcr(rgb)"] "Luma and two differences of colors, as video has them."
        [Equal("rgb2ycbcr(uint8(cat(3, 255, 0, 0)))", "uint8(cat(3, 81, 90, 240))"), Fails("rgb2ycbcr(1)", "3 columns")];
    "ycbcr2rgb" [1 1; 1] ["rgb = ycbcr2rgb(ycbcr)"] "The colors of luma and two differences."
        [Equal("ycbcr2rgb([16 128 128] / 255)", "[0 0 0]"), Fails("ycbcr2rgb(1)", "3 columns")];
    "rgb2ntsc" [1 1; 1] ["yiq = rgb2ntsc(rgb)"] "Luminance and two components of color of NTSC television."
        [Equal("rgb2ntsc([0 0 0])", "[0 0 0]"), Fails("rgb2ntsc(1)", "3 columns")];
    "ntsc2rgb" [1 1; 1] ["rgb = ntsc2rgb(yiq)"] "The colors of luminance and two components of NTSC television."
        [Equal("ntsc2rgb([1 0 0])", "[1 1 1]"), Fails("ntsc2rgb(1)", "3 columns")];
    "im2gray" [1 1; 1] ["I = im2gray(I)"] "The luminance of an image, which may have no colors."
        [Equal("im2gray([1 2])", "[1 2]"), Fails("im2gray(ones(1, 1, 2))", "one plane or three")];
    "im2int16" [1 1; 1] ["I = im2int16(I)"] "An image as integers from -32768 to 32767."
        [Equal("im2int16([0 1])", "int16([-32768 32767])"), Fails("im2int16({1})", "expected")];
    "deltaE" [2 255; 1] ["dE = deltaE(A, B)", "dE = deltaE(A, B, 'isInputLab', tf)"] "The differences of colors by CIE 1976."
        [Equal("deltaE([50 0 0], [50 3 4], 'isInputLab', true)", "5"), Fails("deltaE([1 1 1], 1)", "one size")];
    "imcolordiff" [2 255; 1] ["dE = imcolordiff(A, B)", "dE = imcolordiff(A, B, 'Standard', s, 'isInputLab', tf, 'kL', k, 'kC', k, 'kH', k)"] "The differences of colors by 'CIE94' or 'CIEDE2000'."
        [Equal("imcolordiff([50 0 0], [40 0 0], 'isInputLab', true)", "10"), Fails("imcolordiff([1 1 1], 1)", "one size")];
    "makecform" [1 255; 1] ["C = makecform(kind)", "C = makecform(kind, 'WhitePoint', white)", "C = makecform(kind, 'AdaptedWhitePoint', white)"] "A transform of colors for applycform, such as 'srgb2lab', 'lab2srgb', 'srgb2xyz', 'xyz2lab', 'lab2lch', 'xyz2xyl' or 'xyz2upvpl'."
        [Equal("makecform('lab2lch').ColorSpace_out", "'lch'"), Fails("makecform('rgb2hsv')", "expected one of srgb2lab")];
    "applycform" [2 2; 1] ["B = applycform(A, C)"] "Colors under a transform of makecform; integers stand for them as the ICC has it."
        [Equal("applycform([50 3 0], makecform('lab2lch'))", "[50 3 0]"), Equal("applycform(uint8([255 255 255]), makecform('srgb2lab'))", "uint8([255 128 128])"), Fails("applycform([1 1 1], 2)", "expected a transform")];
}
