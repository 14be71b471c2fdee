//! Colors, colormaps and images, written in the language.

mod colors;
mod edges;
mod filters;
mod geometry;
mod intensity;
mod measures;
mod morphology;
mod regions;
mod runs;

pub use colors::COLORS;
pub use edges::EDGES;
pub use filters::{BLOCKS, FILTERS};
pub use geometry::{GEOMETRY, OF_TRANSFORMS, TRANSFORMS};
pub use intensity::INTENSITY;
pub use measures::{ARITHMETIC, MEASURES};
pub use morphology::{ELEMENTS, MORPHOLOGY, OF_ELEMENTS, RECONSTRUCTION};
pub use regions::REGIONS;
pub use runs::RUNS;

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Images and their colors.
    IMAGES, Images;
    "rgb2hsv" [1 3; 3] ["hsv = rgb2hsv(rgb)", "[h, s, v] = rgb2hsv(rgb)"] "Hue, saturation and value of colors, in a colormap or an image."
        [Equal("rgb2hsv([0 1 0])", "[1/3 1 1]"), Fails("rgb2hsv(1)", "3 columns")];
    "hsv2rgb" [1 3; 1] ["rgb = hsv2rgb(hsv)"] "The colors of hue, saturation and value, in a colormap or an image."
        [Equal("hsv2rgb([1/3 1 1])", "[0 1 0]"), Fails("hsv2rgb(1)", "3 columns")];
    "rgb2gray" [1 1; 1] ["I = rgb2gray(rgb)", "map = rgb2gray(map)"] "The luminance of an image or a colormap."
        [Equal("rgb2gray(ones(1, 1, 3))", "1"), Fails("rgb2gray(1)", "3 columns")];
    "im2double" [1 2; 1] ["I = im2double(I)", "X = im2double(X, 'indexed')"] "An image as doubles from 0 to 1."
        [Equal("im2double(uint8([0 255]))", "[0 1]"), Fails("im2double({1})", "expected")];
    "im2single" [1 2; 1] ["I = im2single(I)"] "An image as singles from 0 to 1."
        [Equal("im2single(uint8([0 255]))", "single([0 1])"), Fails("im2single({1})", "expected")];
    "im2uint8" [1 2; 1] ["I = im2uint8(I)"] "An image as integers from 0 to 255."
        [Equal("im2uint8([0 1])", "uint8([0 255])"), Fails("im2uint8({1})", "expected")];
    "im2uint16" [1 2; 1] ["I = im2uint16(I)"] "An image as integers from 0 to 65535."
        [Equal("im2uint16([0 1])", "uint16([0 65535])"), Fails("im2uint16({1})", "expected")];
    "ind2rgb" [2 2; 3] ["rgb = ind2rgb(X, map)", "[r, g, b] = ind2rgb(X, map)"] "The colors of an indexed image."
        [Equal("ind2rgb(2, [0 0 0; 1 0.5 0])", "reshape([1 0.5 0], 1, 1, 3)"), Fails("ind2rgb(0, [0 0 0])", "positive whole")];
    "ind2gray" [2 2; 1] ["I = ind2gray(X, map)"] "The luminance of an indexed image."
        [Equal("ind2gray([1 2], [0 0 0; 1 1 1])", "[0 1]"), Fails("ind2gray(0, [0 0 0])", "positive whole")];
    "gray2ind" [1 2; 2] ["[X, map] = gray2ind(I, n)"] "An indexed image with n shades of gray."
        [Equal("gray2ind([0 1])", "uint8([0 63])"), Fails("gray2ind(2)", "range")];
    "rgb2ind" [1 4; 2] ["[X, map] = rgb2ind(rgb)", "[X, map] = rgb2ind(rgb, n)", "[X, map] = rgb2ind(rgb, tolerance)", "X = rgb2ind(rgb, map)", "[X, map] = rgb2ind(..., 'dither')"] "An indexed image of the colors that there are, of n colors at most, of colors a tolerance apart, or of the nearest in a map; dithered where 'dither' says so."
        [Equal("rgb2ind(ones(1, 1, 3))", "uint8(0)"), Equal("numel(unique(rgb2ind(cat(3, [0 1 0 1], [0 0 1 1], [0 0 0 0]), 2)))", "2"), Fails("rgb2ind(ones(1, 3))", "RGB image")];
    "cmunique" [1 2; 2] ["[Y, newmap] = cmunique(X, map)", "[Y, newmap] = cmunique(rgb)"] "An indexed image with each color once in its map."
        [Equal("cmunique([1 2], [1 1 1; 1 1 1])", "uint8([0 0])"), Fails("cmunique({1})", "expected")];
    "cmpermute" [2 3; 2] ["[Y, newmap] = cmpermute(X, map)", "[Y, newmap] = cmpermute(X, map, index)"] "An indexed image with its map in another order, at random where none is given."
        [Equal("cmpermute([1 2], [0 0 0; 1 1 1], [2 1])", "[2 1]"), Fails("cmpermute(1, [0 0 0], 2)", "INDEX")];
    "iscolormap" [1 1; 1] ["tf = iscolormap(map)"] "Whether a matrix is a colormap: real floats in three columns."
        [Equal("iscolormap([0 0.5 1])", "true"), Equal("iscolormap(uint8([0 1 1]))", "false"), Fails("iscolormap()", "")];
    "brighten" [2 2; 1] ["map = brighten(map, beta)"] "A brighter colormap, or a darker one for negative beta."
        [Equal("brighten([0 0 1], 0.5)", "[0 0 1]"), Fails("brighten([0 0 1], 2)", "BETA")];
    "contrast" [1 2; 1] ["map = contrast(X, n)"] "A gray colormap whose steps lie as the values of an image do."
        [Equal("contrast([0 1], 2)", "[0 0 0; 1 1 1]"), Fails("contrast([0 1], -2)", "positive")];
    "frame2im" [1 1; 2] ["[X, map] = frame2im(frame)"] "The image of a frame, or of several along the fourth dimension."
        [Equal("frame2im(struct('cdata', 5, 'colormap', []))", "5"), Fails("frame2im(1)", "struct")];
    "im2frame" [1 2; 1] ["frame = im2frame(X, map)"] "A frame of an image."
        [Equal("im2frame(5, [0 0 0]).cdata", "5"), Fails("im2frame(1)", "colormap")];
    "imsplit" [1 1; 255] ["[r, g, b] = imsplit(I)"] "The planes of an image."
        [Equal("imsplit(cat(3, 1, 2, 3))", "1"), Fails("imsplit({1})", "numeric or logical image")];
    "grayslice" [1 2; 1] ["X = grayslice(I, n)", "X = grayslice(I, thresholds)"] "An indexed image of n levels, or of those between thresholds."
        [Equal("grayslice([0 0.3 1], 2)", "uint8([0 0 1])"), Fails("grayslice(1, 'a')", "number of levels")];
    "intlut" [2 2; 1] ["B = intlut(A, table)"] "Integers by a table of what each becomes."
        [Equal("intlut(uint8([0 255]), uint8(255:-1:0))", "uint8([255 0])"), Fails("intlut(uint8(1), uint8(1))", "256 elements")];
    "dither" [1 4; 1] ["X = dither(rgb, map)", "BW = dither(I)"] "An image in the colors of a map, or in black and white, whose errors go on to the neighbours."
        [Equal("dither([0 1; 1 0])", "logical([0 1; 1 0])"), Fails("dither(1, [1 0 0])", "3 planes")];
    "imapprox" [2 4; 2] ["[Y, newmap] = imapprox(X, map, n)", "[Y, newmap] = imapprox(X, map, tolerance)", "Y = imapprox(X, map, newmap)", "[Y, newmap] = imapprox(..., 'dither')"] "An indexed image of fewer colors; dithered where 'dither' says so."
        [Equal("imapprox([1 2], [0 0 0; 1 1 1], [1 1 1; 0 0 0])", "uint8([1 0])"), Fails("imapprox(1, [0 0 0])", "number of colors")];
    "impixel" [3 6; 3] ["P = impixel(I, c, r)", "P = impixel(X, map, c, r)", "[c, r, P] = impixel(x, y, I, xi, yi)"] "The colors of pixels, one a row."
        [Equal("impixel([1 2], 2, 1)", "[2 2 2]"), Fails("impixel(1, 1, [1 2])", "as many columns as rows")];
}

source_builtins! {
    /// Colormaps.
    COLORMAPS, Images;
    "gray" [0 1; 1] ["map = gray", "map = gray(n)"] "Shades of gray."
        [Equal("gray(2)", "[0 0 0; 1 1 1]"), Fails("gray([1 2])", "scalar")];
    "jet" [0 1; 1] ["map = jet", "map = jet(n)"] "Blue over green and yellow to red."
        [Equal("size(jet(5))", "[5 3]"), Fails("jet([1 2])", "scalar")];
    "hsv" [0 1; 1] ["map = hsv", "map = hsv(n)"] "All hues."
        [Equal("hsv(2)", "[1 0 0; 0 1 1]"), Fails("hsv([1 2])", "scalar")];
    "hot" [0 1; 1] ["map = hot", "map = hot(n)"] "Black over red and yellow to white."
        [Equal("size(hot(5))", "[5 3]"), Fails("hot([1 2])", "scalar")];
    "cool" [0 1; 1] ["map = cool", "map = cool(n)"] "Cyan to magenta."
        [Equal("cool(2)", "[0 1 1; 1 0 1]"), Fails("cool([1 2])", "scalar")];
    "spring" [0 1; 1] ["map = spring", "map = spring(n)"] "Magenta to yellow."
        [Equal("spring(2)", "[1 0 1; 1 1 0]"), Fails("spring([1 2])", "scalar")];
    "summer" [0 1; 1] ["map = summer", "map = summer(n)"] "Green to yellow."
        [Equal("summer(2)", "[0 0.5 0.4; 1 1 0.4]"), Fails("summer([1 2])", "scalar")];
    "autumn" [0 1; 1] ["map = autumn", "map = autumn(n)"] "Red to yellow."
        [Equal("autumn(2)", "[1 0 0; 1 1 0]"), Fails("autumn([1 2])", "scalar")];
    "winter" [0 1; 1] ["map = winter", "map = winter(n)"] "Blue to green."
        [Equal("winter(2)", "[0 0 1; 0 1 0.5]"), Fails("winter([1 2])", "scalar")];
    "bone" [0 1; 1] ["map = bone", "map = bone(n)"] "Gray with a tinge of blue."
        [Equal("size(bone(5))", "[5 3]"), Fails("bone([1 2])", "scalar")];
    "copper" [0 1; 1] ["map = copper", "map = copper(n)"] "Black to copper."
        [Equal("copper(2)", "[0 0 0; 1 0.7812 0.4975]"), Fails("copper([1 2])", "scalar")];
    "pink" [0 1; 1] ["map = pink", "map = pink(n)"] "Pastel shades of pink."
        [Equal("size(pink(5))", "[5 3]"), Fails("pink([1 2])", "scalar")];
    "white" [0 1; 1] ["map = white", "map = white(n)"] "White alone."
        [Equal("white(2)", "[1 1 1; 1 1 1]"), Fails("white([1 2])", "scalar")];
    "prism" [0 1; 1] ["map = prism", "map = prism(n)"] "Six colors over and over."
        [Equal("prism(2)", "[1 0 0; 1 0.5 0]"), Fails("prism([1 2])", "scalar")];
    "flag" [0 1; 1] ["map = flag", "map = flag(n)"] "Red, white, blue and black over and over."
        [Equal("flag(2)", "[1 0 0; 1 1 1]"), Fails("flag([1 2])", "scalar")];
    "lines" [0 1; 1] ["map = lines", "map = lines(n)"] "The colors of lines in plots."
        [Equal("lines(2)", "[0 0.447 0.741; 0.85 0.325 0.098]"), Fails("lines([1 2])", "scalar")];
    "viridis" [0 1; 1] ["map = viridis", "map = viridis(n)"] "Dark blue over green to yellow, evenly bright in steps."
        [Equal("size(viridis(5))", "[5 3]"), Fails("viridis([1 2])", "scalar")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, Images;
    "colorplanes" [2 4; 2] ["[pixels, shape] = colorplanes(name, x)"] "The pixels of a colormap or an image, one a row; name is who asks." [];
    "colorimage" [2 2; 1] ["x = colorimage(pixels, shape)"] "The image of pixels, one a row." [];
    "colormapcheck" [1 1; 1] ["tf = colormapcheck(map)"] "Whether a matrix is a colormap of shares from 0 to 1." [];
    "colorindex" [3 4; 1] ["at = colorindex(name, X, map, last)"] "The rows of a colormap that an indexed image means; name is who asks." [];
    "imagecheck" [2 2; 0] ["imagecheck(name, x)"] "Refuses what is no numeric or logical image; name is who asks." [];
    "imagebinary" [2 2; 1] ["BW = imagebinary(name, BW)"] "An image as truth values." [];
    "imagepair" [3 3; 0] ["imagepair(name, X, Y)"] "Refuses two images that differ in size or class." [];
    "imageword" [3 3; 1] ["word = imageword(name, word, words)"] "One of the words that there are, which may be shortened." [];
    "imagecount" [4 4; 1] ["n = imagecount(name, n, what, count)"] "Positive whole numbers in a row, or one for all." [];
    "imageoptions" [3 3; 1] ["o = imageoptions(name, given, o)"] "Options by name in a struct of defaults." [];
    "imageborder" [2 2; 1] ["border = imageborder(name, border)"] "How an image goes on beyond its border." [];
    "imagefunction" [3 3; 1] ["f = imagefunction(name, f, extra)"] "A function by its handle or name, or an expression with so many parameters besides x." [];
    "imageresultclass" [2 2; 1] ["kind = imageresultclass(name, kind)"] "The class that a result is asked to have." [];
    "imagefloat" [1 1; 1] ["x = imagefloat(x)"] "Numbers as doubles, but singles as they are." [];
    "imageclass" [2 2; 1] ["y = imageclass(y, kind)"] "Numbers as elements of a class." [];
    "imagerange" [1 1; 2] ["[low, high] = imagerange(I)"] "What is black and white in an image of this class." [];
    "otsulevel" [1 1; 2] ["[T, effectiveness] = otsulevel(counts)"] "The threshold that tells the two parts of a histogram apart best." [];
    "imageunit" [1 1; 1] ["x = imageunit(x)"] "Shades from 0 to 1." [];
    "imageshades" [2 2; 1] ["x = imageshades(x, kind)"] "Shades from 0 to 1 as a class has them." [];
    "imagepad" [4 4; 1] ["x = imagepad(x, before, after, border)"] "An array with more elements before and after its own." [];
    "imagecorrelate" [3 4; 1] ["y = imagecorrelate(x, h, border, full)"] "The correlation of an array with a kernel." [];
    "imagewindows" [4 4; 1] ["y = imagewindows(x, domain, border, f)"] "What a function makes of neighbourhoods as columns." [];
    "imageranked" [5 5; 2] ["[low, high] = imageranked(x, domain, added, border, ranks)"] "Elements of neighbourhoods by their place in order." [];
    "imagenhood" [2 2; 1] ["nhood = imagenhood(name, nhood)"] "A neighbourhood as truth values." [];
    "imageoddnhood" [2 2; 1] ["nhood = imageoddnhood(name, nhood)"] "A neighbourhood with a middle." [];
    "imageextreme" [3 3; 1] ["y = imageextreme(x, nhood, largest)"] "The least or largest element in the neighbourhood of each." [];
    "imagemorph" [4 255; 1] ["B = imagemorph(name, A, SE, largest, ...)"] "Dilation and erosion." [];
    "imageconn" [3 3; 1] ["c = imageconn(name, conn, n)"] "Which neighbours are connected, as an array." [];
    "imagecomponents" [2 2; 3] ["[L, n, area] = imagecomponents(BW, c)"] "Labels of connected components, and their sizes." [];
    "imageoffsets" [2 2; 1] ["offset = imageoffsets(c, extent)"] "How far the neighbours that come after an element lie behind it." [];
    "imagelists" [2 2; 1] ["lists = imagelists(L, n)"] "The indices of the elements with each label." [];
    "imageoutside" [2 2; 1] ["out = imageoutside(BW, c)"] "The components that reach the border." [];
    "imageflood" [3 3; 1] ["J = imageflood(marker, mask, c)"] "Reconstruction by dilation." [];
    "imagepeaks" [2 2; 1] ["BW = imagepeaks(I, c)"] "Plateaus that no neighbour is above." [];
    "imagelowered" [4 4; 1] ["J = imagelowered(name, I, h, conn)"] "An image with its maxima lower by h." [];
    "imagetrace" [5 7; 1] ["path = imagetrace(L, label, stride, start, conn, d, most)"] "The boundary of an object." [];
    "imagegradient" [2 2; 2] ["[Gx, Gy] = imagegradient(I, method)"] "The gradient of an image." [];
    "imagesample" [5 5; 1] ["B = imagesample(A, r, c, method, fill)"] "An image between its pixels." [];
    "imagearithmetic" [4 5; 1] ["Z = imagearithmetic(name, X, Y, f, kind)"] "What a function makes of two images." [];
    "imagewhite" [2 2; 1] ["white = imagewhite(name, white)"] "The tristimulus values of an illuminant." [];
    "imagespace" [3 3; 3] ["[M, decode, encode] = imagespace(name, space, white)"] "How colors become tristimulus values." [];
    "imagecoloroptions" [3 3; 1] ["o = imagecoloroptions(name, given, kind)"] "The options of conversions of colors." [];
    "imageycbcr" [0 0; 2] ["[M, shift] = imageycbcr"] "How colors become those of video." [];
    "fittedtransform" [4 4; 1] ["A = fittedtransform(name, moving, fixed, kind)"] "The matrix of a transform from points to points." [];
    "tformpoints" [3 3; 255] ["[x, y] = tformpoints(name, direction, given)"] "Points under a transform of maketform." [];
    "imagetransfer" [3 3; 2] ["[I, H] = imagetransfer(name, A, psf)"] "An image, and what blurs its frequencies." [];
    "imagevoted" [4 4; 1] ["B = imagevoted(A, extent, border, f)"] "What a function makes of neighbourhoods as rows." [];
    "imageoverlap" [3 3; 3] ["[both, a, b] = imageoverlap(name, A, B)"] "How many elements have each label in both images and in each." [];
    "imagetiles" [8 8; 1] ["whole = imagetiles(name, images, map, indices, tiles, border, color, extent)"] "Images side by side." [];
    "imagelabs" [4 4; 2] ["[a, b] = imagelabs(name, A, B, known)"] "Two images as lightness and coordinates of hue." [];
    "imageseeds" [3 3; 2] ["[seeds, method] = imageseeds(name, extent, given)"] "Where paths begin, and the name of a distance." [];
    "imagegeodesic" [3 3; 1] ["D = imagegeodesic(cost, seeds, method)"] "The least sums of costs along paths from seeds." [];
}
