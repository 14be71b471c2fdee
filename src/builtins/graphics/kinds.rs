//! Kinds of drawings that are made of others, written in the language.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::source_builtins;

source_builtins! {
    /// Drawings made of drawings.
    KINDS, Graphics;
    "bar3" [1 3; 0] ["bar3(z)", "bar3(y, z)"] "Draws a matrix as bars in space."
        [Prints("bar3([1 2; 3 4]); disp(gcf)", "     1\n"), Fails("bar3({1})", "matrix")];
    "boxchart" [1 2; 0] ["boxchart(data)", "boxchart(groups, values)"] "Draws medians, quartiles and what lies far from them."
        [Prints("boxchart([1 2; 3 4; 5 9]); disp(gcf)", "     1\n"), Fails("boxchart({1})", "matrix")];
    "bubblechart" [3 255; 1] ["bubblechart(x, y, sizes)", "bubblechart(x, y, sizes, colors)"] "Draws points as bubbles."
        [Prints("bubblechart([1 2], [3 4], [1 9]); disp(gcf)", "     1\n"), Fails("bubblechart(1, 2, [1 2])", "sizes")];
    "clabel" [1 255; 1] ["clabel(C, h)", "clabel(C)", "clabel(C, levels)", "t = clabel(…)"] "Writes the levels on lines of equal height, whose matrix and handle contour gives."
        [Prints("[C, h] = contour(magic(4)); clabel(C, h); disp(get(h, 'ShowText'))", "on\n"), Equal("numel(clabel(contour([1 2; 3 4], [2 2])))", "1"), Fails("clabel(1)", "contour")];
    "colormap" [0 2; 1] ["colormap(name)", "colormap(map)", "map = colormap"] "Sets the colors of images and surfaces: a name, or a row each of red, green and blue."
        [Prints("colormap gray; disp(gcf)", "     1\n"), Fails("colormap([1 2])", "three")];
    "comet" [1 2; 0] ["comet(y)", "comet(x, y)"] "Draws a line as it comes into being."
        [Prints("comet([1 2]); disp(gcf)", "     1\n"), Fails("comet({1})", "coordinates")];
    "compass" [1 255; 1] ["compass(u, v)", "compass(z)"] "Draws arrows from the origin over angles and radii."
        [Prints("compass([1 0], [0 1]); disp(gcf)", "     1\n"), Fails("compass({1})", "arrows")];
    "contour" [1 255; 2] ["contour(z)", "contour(x, y, z)", "contour(…, levels)", "[C, h] = contour(…)"] "Draws lines of equal height, and gives their matrix (as contourc does) and the handle."
        [Prints("contour(magic(4)); disp(gcf)", "     1\n"), Equal("contour([1 2; 3 4], [2 2])", "contourc([1 2; 3 4], [2 2])"), Fails("contour()", "arguments")];
    "contour3" [1 255; 2] ["contour3(z)", "contour3(x, y, z)", "contour3(…, levels)", "[C, h] = contour3(…)"] "Draws lines of equal height where they are in space."
        [Prints("contour3(magic(4)); disp(gcf)", "     1\n"), Fails("contour3()", "arguments")];
    "contourc" [1 4; 1] ["C = contourc(z)", "C = contourc(x, y, z)", "C = contourc(…, levels)"] "The lines of equal height of a matrix: before the points of each line a column of its level and their number."
        [Equal("contourc([1 2; 3 4], [2.5 2.5])", "[2.5 1 2; 2 1.75 1.25]"), Fails("contourc(1)", "matrix")];
    "contourf" [1 255; 2] ["contourf(z)", "contourf(x, y, z)", "contourf(…, levels)", "[C, h] = contourf(…)"] "Draws lines of equal height with the areas between filled."
        [Prints("contourf(magic(4)); disp(gcf)", "     1\n"), Fails("contourf()", "arguments")];
    "cylinder" [0 2; 3] ["cylinder(radii)", "[X, Y, Z] = cylinder(radii, n)"] "The points of a body around the z axis, or draws it."
        [Prints("cylinder([1 2]); disp(gcf)", "     1\n"), Fails("cylinder({1})", "radii")];
    "ellipsoid" [6 7; 3] ["ellipsoid(xc, yc, zc, xr, yr, zr)", "[X, Y, Z] = ellipsoid(xc, yc, zc, xr, yr, zr, n)"] "The points of an ellipsoid, or draws it."
        [Prints("ellipsoid(0, 0, 0, 1, 2, 3); disp(gcf)", "     1\n"), Fails("ellipsoid(1)", "arguments")];
    "exportgraphics" [1 255; 0] ["exportgraphics(figure, file)"] "Warns: no picture of a figure is written to a file; where figures are shown, they can be saved."
        [Prints("exportgraphics(gcf, 'a.png'); disp(isfile('a.png'))", "   0\n"), Fails("exportgraphics()", "arguments")];
    "ezplot" [1 255; 1] ["ezplot(f)", "ezplot(f, limits)", "ezplot(x, y, limits)"] "Draws a function that a text or a handle is: of one variable, of two where it is zero, or a curve of two functions."
        [Prints("ezplot('x^2 - 1'); disp(gcf)", "     1\n"), Fails("ezplot()", "arguments")];
    "fcontour" [1 255; 1] ["fcontour(f)", "fcontour(f, limits)"] "Draws lines of equal height of a function of x and y."
        [Prints("fcontour(@(x, y) x + y); disp(gcf)", "     1\n"), Fails("fcontour(1)", "function")];
    "feather" [2 255; 1] ["feather(u, v)"] "Draws arrows from a line."
        [Prints("feather([1 0], [0 1]); disp(gcf)", "     1\n"), Fails("feather({1}, 2)", "arrows")];
    "fimplicit" [1 255; 1] ["fimplicit(f)", "fimplicit(f, limits)"] "Draws where a function of x and y is zero."
        [Prints("fimplicit(@(x, y) x + y); disp(gcf)", "     1\n"), Fails("fimplicit(1)", "function")];
    "fmesh" [1 255; 1] ["fmesh(f)", "fmesh(f, limits)"] "Draws a function of x and y as a net."
        [Prints("fmesh(@(x, y) x + y); disp(gcf)", "     1\n"), Fails("fmesh(1)", "function")];
    "fplot" [1 255; 2] ["fplot(f)", "fplot(f, limits)", "fplot(x, y, limits)", "[x, y] = fplot(...)"] "Draws a function, also one that a text is."
        [Prints("fplot(@sin); disp(gcf)", "     1\n"), Prints("h = fplot(@(x) 1 / (1 + x), [0 1]); disp(h.YData(end))", "    0.5000\n"), Fails("fplot(1)", "function")];
    "fplot3" [3 255; 1] ["fplot3(x, y, z)", "fplot3(x, y, z, limits)"] "Draws a curve in space from three functions."
        [Prints("fplot3(@sin, @cos, @(t) t); disp(gcf)", "     1\n"), Fails("fplot3(1, 2, 3)", "functions")];
    "fsurf" [1 255; 1] ["fsurf(f)", "fsurf(f, limits)"] "Draws a function of x and y as a surface."
        [Prints("fsurf(@(x, y) x + y); disp(gcf)", "     1\n"), Fails("fsurf(1)", "function")];
    "gobjects" [0 255; 1] ["h = gobjects(n)", "h = gobjects(m, n, …)"] "An array for handles, of which none is one yet."
        [Equal("ishghandle(gobjects(1, 2))", "[false false]"), Equal("size(gobjects(2))", "[2 2]"), Fails("gobjects({1})", "found cell")];
    "allchild" [1 1; 1] ["h = allchild(handle)"] "The handles of what a figure or axes hold."
        [Equal("numel(allchild(get(plot(1:3), 'Parent')))", "1"), Fails("allchild()", "arguments")];
    "setappdata" [3 3; 0] ["setappdata(handle, name, value)"] "Keeps a value with a figure, axes, something drawn, or 0."
        [Prints("setappdata(0, 'a', 5); disp(getappdata(0, 'a'))", "     5\n"), Fails("setappdata(0, '1', 2)", "name")];
    "getappdata" [1 2; 1] ["value = getappdata(handle, name)", "values = getappdata(handle)"] "A value that is kept with a handle, or all as a structure."
        [Equal("getappdata(0, 'none')", "[]"), Fails("getappdata(0.25, 'a')", "handle")];
    "guidata" [1 2; 1] ["guidata(handle, data)", "data = guidata(handle)"] "A value that is kept with a figure, by the handle of anything in it."
        [Equal("guidata(gcf)", "[]"), Fails("guidata(0.25)", "figure")];
    "ancestor" [2 3; 1] ["h = ancestor(handle, type)", "h = ancestor(handle, types, 'toplevel')"] "What something that is drawn is in, of a type: a figure, axes."
        [Equal("isequal(ancestor(gca, 'figure'), gcf)", "true"), Fails("ancestor(1)", "arguments")];
    "lightangle" [2 3; 1] ["h = lightangle(az, el)"] "A light at an azimuth and an elevation."
        [Equal("numel(lightangle(30, 40))", "1"), Fails("lightangle(1)", "arguments")];
    "uistack" [1 3; 0] ["uistack(handles, where)"] "Asks for another order of what lies on top of each other; what is drawn later stays on top."
        [Fails("uistack(0.25, 'up')", "handles")];
    "isappdata" [2 2; 1] ["tf = isappdata(handle, name)"] "Whether a value is kept with a handle."
        [Equal("isappdata(0, 'none')", "false"), Fails("isappdata(0.25, 'a')", "handle")];
    "rmappdata" [2 2; 0] ["rmappdata(handle, name)"] "Forgets a value that is kept with a handle."
        [Prints("setappdata(0, 'b', 1); rmappdata(0, 'b'); disp(isappdata(0, 'b'))", "   0\n"), Fails("rmappdata(0, 'none')", "none")];
    "surf2patch" [1 255; 3] ["[f, v, c] = surf2patch(X, Y, Z, C)", "fvc = surf2patch(Z)", "fvc = surf2patch(..., 'triangles')"] "The faces, corners and colors of a surface."
        [Equal("surf2patch([1 2; 3 4]).faces", "[1 3 4 2]"), Equal("surf2patch([1 2; 3 4], 'triangles').faces", "[1 3 4; 1 4 2]"), Fails("surf2patch(1, 2, [3 4])", "size")];
    "isgraphics" [1 2; 1] ["tf = isgraphics(handles)", "tf = isgraphics(handles, type)"] "Which values are handles of figures, axes, or something drawn, perhaps of a type."
        [Equal("isgraphics([plot(1:3) 0.25])", "[true false]"), Equal("isgraphics([gcf gca], 'axes')", "[false true]"), Fails("isgraphics()", "")];
    "isaxes" [1 1; 1] ["tf = isaxes(handles)"] "Which values are handles of axes."
        [Equal("isaxes([gcf gca 0.25])", "[false true false]"), Fails("isaxes()", "")];
    "groot" [0 0; 1] ["h = groot"] "The handle of what all figures belong to, with the defaults of their properties."
        [Equal("groot", "0"), Prints("set(groot, 'DefaultLineLineWidth', 2); disp(get(groot, 'DefaultLineLineWidth'))", "     2\n"), Fails("groot(1)", "arguments")];
    "heatmap" [1 3; 0] ["heatmap(data)", "heatmap(columns, rows, data)"] "Shows a matrix as colored cells with its numbers."
        [Prints("heatmap([1 2; 3 4]); disp(gcf)", "     1\n"), Fails("heatmap({1})", "matrix")];
    "histogram" [1 255; 1] ["histogram(x)", "histogram(x, bins)", "histogram(x, edges)", "histogram(…, 'Normalization', how)"] "Counts values in bins and draws the counts."
        [Prints("histogram([1 2 2 3], 3); disp(gcf)", "     1\n"), Fails("histogram([1 2], 0)", "bins")];
    "histogram2" [2 255; 0] ["histogram2(x, y)", "histogram2(x, y, bins)", "histogram2(…, 'DisplayStyle', 'tile')"] "Counts points in rectangles and draws the counts."
        [Prints("histogram2([1 2], [3 4]); disp(gcf)", "     1\n"), Fails("histogram2(1, [1 2])", "length")];
    "imshow" [1 255; 1] ["imshow(image)", "imshow(image, [low high])", "imshow(X, map)", "imshow(file)", "imshow(…, 'Parent', axes)"] "Shows a grey or colored image, or that of a file, with square pixels and no axes."
        [Prints("imshow([0 0.5; 0.5 1]); disp(gcf)", "     1\n"), Prints("imwrite(magic(4) / 16, 'example.png'); imshow('example.png'); disp(gcf)", "     1\n"),
         Fails("imshow()", "arguments"), Fails("imshow('no such file.png')", "does not exist")];
    "meshc" [1 255; 1] ["meshc(z)", "meshc(x, y, z)"] "Draws a surface as a net, with lines of equal height below it."
        [Prints("meshc(magic(4)); disp(gcf)", "     1\n"), Fails("meshc()", "arguments")];
    "meshz" [1 3; 1] ["meshz(z)", "meshz(x, y, z)"] "Draws a surface as a net, with a curtain around it."
        [Prints("meshz(magic(4)); disp(gcf)", "     1\n"), Fails("meshz()", "arguments")];
    "pareto" [1 2; 0] ["pareto(y)", "pareto(y, names)"] "Draws bars in falling order with the sum so far."
        [Prints("pareto([1 5 3]); disp(gcf)", "     1\n"), Fails("pareto([-1 2])", "negative")];
    "peaks" [0 2; 3] ["z = peaks(n)", "[X, Y, Z] = peaks(n)"] "A surface of hills and hollows to try drawings with."
        [Equal("peaks(0, 0)", "8 / 3 * exp(-1)"), Fails("peaks({1})", "points")];
    "polarhistogram" [1 2; 0] ["polarhistogram(angles)", "polarhistogram(angles, bins)"] "Counts angles in bins and draws the counts around a circle."
        [Prints("polarhistogram([1 2 2]); disp(gcf)", "     1\n"), Fails("polarhistogram({1})", "angles")];
    "polar" [1 255; 1] ["polar(angles, radii)", "polar(angles, radii, format)"] "Draws lines over angles and radii; polarplot in newer programs."
        [Prints("polar([0 1], [1 2]); disp(gcf)", "     1\n"), Fails("polar({1})", "angles")];
    "polarplot" [1 255; 1] ["polarplot(angles, radii)", "polarplot(angles, radii, format)"] "Draws lines over angles and radii."
        [Prints("polarplot([0 1], [1 2]); disp(gcf)", "     1\n"), Fails("polarplot({1})", "angles")];
    "polarscatter" [2 255; 1] ["polarscatter(angles, radii)"] "Draws points over angles and radii."
        [Prints("polarscatter([0 1], [1 2]); disp(gcf)", "     1\n"), Fails("polarscatter(1)", "arguments")];
    "print" [0 255; 0] ["print(figure, file, format)"] "Warns: no picture of a figure is written to a file; where figures are shown, they can be saved."
        [Prints("print('-dpng', 'a.png'); disp(isfile('a.png'))", "   0\n"), Fails("print({1})", "text")];
    "refresh" [0 1; 0] ["refresh", "refresh(figure)"] "Shows the figures as they are now."
        [Prints("plot(1:3); refresh; disp(gcf)", "     1\n"), Fails("refresh(1, 2)", "arguments")];
    "saveas" [2 255; 0] ["saveas(figure, file)"] "Warns: no picture of a figure is written to a file; where figures are shown, they can be saved."
        [Prints("saveas(gcf, 'a.png'); disp(isfile('a.png'))", "   0\n"), Fails("saveas(1)", "arguments")];
    "savefig" [1 255; 0] ["savefig(file)", "savefig(figure, file)"] "Warns: no figure is written to a file; where figures are shown, they can be saved."
        [Prints("savefig('a.fig'); disp(isfile('a.fig'))", "   0\n"), Fails("savefig()", "arguments")];
    "quiver3" [4 255; 1] ["quiver3(x, y, z, u, v, w)", "quiver3(z, u, v, w)"] "Draws arrows in space."
        [Prints("quiver3(1, 1, 1, 0, 0, 1); disp(gcf)", "     1\n"), Fails("quiver3(1, 2, 3, 'x')", "arrows")];
    "rectangle" [0 255; 1] ["rectangle('Position', [x y width height])", "rectangle(…, 'Curvature', curvature)"] "Adds a rectangle, or an ellipse, to the axes."
        [Prints("rectangle('Position', [0 0 2 1]); disp(gcf)", "     1\n"), Fails("rectangle('Position', 1)", "position")];
    "ribbon" [1 3; 1] ["ribbon(z)", "ribbon(y, z)", "ribbon(y, z, width)"] "Draws columns as ribbons in space."
        [Prints("ribbon(magic(4)); disp(gcf)", "     1\n"), Fails("ribbon({1})", "matrix")];
    "rose" [1 2; 2] ["rose(angles)", "rose(angles, bins)"] "Draws how many angles lie in bins, around a circle."
        [Prints("rose([1 2 2]); disp(gcf)", "     1\n"), Fails("rose({1})", "angles")];
    "sphere" [0 1; 3] ["sphere", "[X, Y, Z] = sphere(n)"] "The points of a unit sphere, or draws it."
        [Prints("sphere; disp(gcf)", "     1\n"), Fails("sphere({1})", "faces")];
    "spy" [1 3; 0] ["spy(A)", "spy(A, format)", "spy(A, size)"] "Shows where a matrix is not zero."
        [Prints("spy(eye(3)); disp(gcf)", "     1\n"), Fails("spy({1})", "matrix")];
    "stem3" [1 255; 1] ["stem3(z)", "stem3(x, y, z)"] "Draws points on stems in space."
        [Prints("stem3(magic(3)); disp(gcf)", "     1\n"), Fails("stem3({1})", "heights")];
    "streamline" [6 6; 1] ["streamline(x, y, u, v, startx, starty)"] "Draws the ways that a flow takes from some points."
        [Prints("[x, y] = meshgrid(1:5); streamline(x, y, ones(5), zeros(5), 1, 3); disp(gcf)", "     1\n"), Fails("streamline(1)", "arguments")];
    "surface" [1 255; 1] ["surface(z)", "surface(x, y, z)"] "Adds a surface to the axes."
        [Prints("plot(1:3); surface(magic(3)); disp(numel(findobj('Type', 'line')))", "     1\n"), Fails("surface()", "arguments")];
    "surfc" [1 255; 1] ["surfc(z)", "surfc(x, y, z)"] "Draws a surface, with lines of equal height below it."
        [Prints("surfc(magic(4)); disp(gcf)", "     1\n"), Fails("surfc()", "arguments")];
    "surfl" [1 255; 1] ["surfl(z)", "surfl(x, y, z)"] "Draws a surface with light on it."
        [Prints("surfl(magic(4)); disp(gcf)", "     1\n"), Fails("surfl({1})", "matrix")];
    "trimesh" [4 255; 1] ["trimesh(T, x, y, z)"] "Draws triangles in space as a net."
        [Prints("trimesh([1 2 3], [0 1 1], [0 0 1], [1 2 3]); disp(gcf)", "     1\n"), Fails("trimesh(1, 2, 3, 4)", "vertices")];
    "triplot" [3 255; 1] ["triplot(T, x, y)"] "Draws the edges of triangles."
        [Prints("triplot([1 2 3], [0 1 1], [0 0 1]); disp(gcf)", "     1\n"), Fails("triplot(1, 2, 3)", "vertices")];
    "trisurf" [4 255; 1] ["trisurf(T, x, y, z)"] "Draws triangles in space."
        [Prints("trisurf([1 2 3], [0 1 1], [0 0 1], [1 2 3]); disp(gcf)", "     1\n"), Fails("trisurf(1, 2, 3, 4)", "vertices")];
    "waterfall" [1 3; 0] ["waterfall(z)", "waterfall(x, y, z)"] "Draws rows as curtains in space."
        [Prints("waterfall(magic(4)); disp(gcf)", "     1\n"), Fails("waterfall(1, 2)", "matrix")];
    "xline" [1 255; 1] ["xline(x)", "xline(x, format, label)"] "Adds upright lines across the axes."
        [Prints("xline(2, 'r--', 'two'); disp(gcf)", "     1\n"), Fails("xline({1})", "places")];
    "yline" [1 255; 1] ["yline(y)", "yline(y, format, label)"] "Adds level lines across the axes."
        [Prints("yline(2); disp(gcf)", "     1\n"), Fails("yline({1})", "places")];
    "addpoints" [3 4; 0] ["addpoints(line, x, y)", "addpoints(line, x, y, z)"] "Adds points to the end of a line that animatedline made."
        [Prints("h = animatedline(1, 2); addpoints(h, 3, 4); disp(getpoints(h))", "     1     3\n"), Fails("addpoints(animatedline, 1, [2 3])", "same length")];
    "alpha" [1 2; 0] ["alpha(value)", "alpha(axes, value)"] "How opaque the surfaces and areas of the axes are, from 0 to 1."
        [Prints("surf(magic(3)); alpha(0.5); disp(gcf)", "     1\n"), Fails("alpha({1})", "from 0 to 1")];
    "animatedline" [0 255; 1] ["h = animatedline", "h = animatedline(x, y)", "h = animatedline(…, property, value, …)"] "Adds a line that addpoints makes longer."
        [Equal("isempty(getpoints(animatedline))", "true"), Fails("animatedline('Color')", "property")];
    "clearpoints" [1 1; 0] ["clearpoints(line)"] "Takes all points from a line that animatedline made."
        [Prints("h = animatedline(1, 2); clearpoints(h); disp(isempty(getpoints(h)))", "   1\n"), Fails("clearpoints(0.25)", "handle")];
    "daspect" [0 2; 1] ["daspect([x y z])", "daspect auto", "daspect(axes, …)", "ratio = daspect"] "Draws as many units of x as long as so many of y: as axis equal where both are the same."
        [Prints("plot(1:3); daspect([1 1 1]); disp(gcf)", "     1\n"), Fails("daspect([1 2])", "three positive numbers")];
    "ezcontour" [1 255; 0] ["ezcontour(f)", "ezcontour(f, limits, n)"] "Draws lines of equal height of a function of two variables that a text or a handle is."
        [Prints("ezcontour('x * y'); disp(gcf)", "     1\n"), Fails("ezcontour(1)", "function")];
    "ezcontourf" [1 255; 0] ["ezcontourf(f)", "ezcontourf(f, limits, n)"] "Draws lines of equal height of such a function, with the areas between filled."
        [Prints("ezcontourf('x * y'); disp(gcf)", "     1\n"), Fails("ezcontourf(1)", "function")];
    "ezmesh" [1 255; 0] ["ezmesh(f)", "ezmesh(f, limits, n)", "ezmesh(x, y, z, limits)"] "Draws such a function as a net, or three functions of two parameters."
        [Prints("ezmesh('x * y'); disp(gcf)", "     1\n"), Fails("ezmesh(1)", "function")];
    "ezmeshc" [1 255; 0] ["ezmeshc(f)", "ezmeshc(f, limits, n)"] "Draws such a function as a net, with lines of equal height below it."
        [Prints("ezmeshc('x * y'); disp(gcf)", "     1\n"), Fails("ezmeshc(1)", "function")];
    "ezplot3" [3 4; 0] ["ezplot3(x, y, z)", "ezplot3(x, y, z, limits)"] "Draws a curve in space from three functions that texts or handles are."
        [Prints("ezplot3('sin(t)', 'cos(t)', 't'); disp(gcf)", "     1\n"), Fails("ezplot3(@sin, @cos)", "")];
    "ezsurf" [1 255; 0] ["ezsurf(f)", "ezsurf(f, limits, n)", "ezsurf(x, y, z, limits)"] "Draws a function of two variables that a text or a handle is as a surface, or three functions of two parameters."
        [Prints("ezsurf('x * y'); disp(gcf)", "     1\n"), Fails("ezsurf(1)", "function")];
    "ezsurfc" [1 255; 0] ["ezsurfc(f)", "ezsurfc(f, limits, n)"] "Draws such a function as a surface, with lines of equal height below it."
        [Prints("ezsurfc('x * y'); disp(gcf)", "     1\n"), Fails("ezsurfc(1)", "function")];
    "findall" [0 255; 1] ["handles = findall(above)", "handles = findall(above, property, value, …)"] "The handles that findobj gives."
        [Equal("numel(findall(plot([1 2; 3 4]), 'Type', 'line'))", "2"), Fails("findall('Type')", "a value after each property")];
    "getpoints" [1 1; 2] ["[x, y] = getpoints(line)"] "The points of a line that animatedline made."
        [Equal("getpoints(animatedline([1 2], [3 4]))", "[1 2]"), Fails("getpoints(0.25)", "handle")];
    "hidden" [0 2; 0] ["hidden on", "hidden off"] "Is accepted; nets are drawn with what lies behind them, whatever it says."
        [Prints("mesh(magic(3)); hidden off; disp(gcf)", "     1\n"), Fails("hidden up", "on or off")];
    "material" [1 255; 0] ["material shiny", "material dull", "material metal", "material default"] "Is accepted; all surfaces are drawn alike, whatever it says."
        [Prints("surf(magic(3)); material dull; disp(gcf)", "     1\n"), Fails("material wood", "shiny")];
    "newplot" [0 1; 1] ["axes = newplot"] "The axes for a new drawing, empty unless they are held."
        [Prints("plot(1:3); newplot; disp(numel(findobj('Type', 'line')))", "     0\n"), Fails("newplot(1, 2)", "arguments")];
    "pan" [0 2; 0] ["pan on", "pan off"] "Is accepted; a figure is moved where it is shown."
        [Prints("plot(1:3); pan on; disp(gcf)", "     1\n"), Fails("pan up", "on or off")];
    "pbaspect" [0 2; 1] ["pbaspect([x y z])", "pbaspect auto", "pbaspect(axes, …)", "ratio = pbaspect"] "The lengths of the axes: as axis square where those of x and y are the same."
        [Prints("plot(1:3); pbaspect([1 1 1]); disp(gcf)", "     1\n"), Fails("pbaspect([1 2])", "three positive numbers")];
    "pie" [1 4; 1] ["pie(x)", "pie(x, labels)", "pie(x, explode, labels)", "pie(axes, …)", "h = pie(…)"] "Draws shares of a whole, or the part of one that numbers of less than 1 in all are; explode says which stand out. The handles are those of each share and its text in turn."
        [Prints("pie([1 2 3]); disp(gcf)", "     1\n"), Equal("get(pie([1 3]), 'Type')", "{'patch'; 'text'; 'patch'; 'text'}"), Equal("get(findobj(pie([1 3]), 'Type', 'text'), 'String')", "{'25%'; '75%'}"), Fails("pie([-1 2])", "negative")];
    "viewmtx" [2 4; 1] ["T = viewmtx(azimuth, elevation)", "T = viewmtx(azimuth, elevation, phi)", "T = viewmtx(azimuth, elevation, phi, target)"] "The 4-by-4 matrix by which points in space are seen from angles in degrees: coordinates across, up and towards who looks. With an angle of view phi what is far is small: they are divided by the fourth."
        [Equal("viewmtx(0, 0)", "[1 0 0 0; 0 0 1 0; 0 -1 0 0; 0 0 0 1]"), Equal("[0 0 0 1] * viewmtx(0, 90, 90)", "[0 0 -sqrt(2) 1]"), Fails("viewmtx(1, 'x')", "angles")];
    "validatecolor" [1 2; 1] ["rgb = validatecolor(color)", "rgb = validatecolor(colors, 'multiple')"] "Colors by their names, as #RRGGBB, or as numbers, as rows of red, green and blue from 0 to 1; an error where one is none."
        [Equal("validatecolor('#FF0000')", "[1 0 0]"), Equal("validatecolor({'k', 'blue'}, 'multiple')", "[0 0 0; 0 0 1]"), Fails("validatecolor('reed')", "no color")];
    "fontsize" [1 3; 0] ["fontsize(size, units)", "fontsize(handles, size, units)", "fontsize(scale=factor)", "fontsize(handles, 'increase' | 'decrease')"] "Sets how large the texts of axes and figures are: in points, pixels, inches or centimeters, or more or less than they were."
        [Prints("t = text(0, 0, 'a'); fontsize(20, 'points'); disp(t.FontSize)", "    20\n"), Fails("fontsize(-1, 'points')", "positive")];
    "isvalid" [1 1; 1] ["tf = isvalid(handles)"] "Which handles are those of figures, axes, or something drawn, that have not been deleted. Objects of classes of handles are asked the same."
        [Equal("isvalid([gca 0.25])", "[true false]"), Fails("isvalid('x')", "expected handles")];
    "pie3" [1 4; 1] ["pie3(x)", "pie3(x, labels)", "pie3(x, explode, labels)"] "Draws shares of a whole, as pie does."
        [Prints("pie3([1 2 3]); disp(gcf)", "     1\n"), Fails("pie3([-1 2])", "negative")];
    "rotate3d" [0 2; 0] ["rotate3d on", "rotate3d off"] "Is accepted; a figure is turned where it is shown."
        [Prints("surf(magic(3)); rotate3d on; disp(gcf)", "     1\n"), Fails("rotate3d up", "on or off")];
    "shg" [0 0; 0] ["shg"] "Shows the current figure."
        [Prints("plot(1:3); shg; disp(gcf)", "     1\n"), Fails("shg(1)", "arguments")];
    "annotation" [1 255; 1] ["annotation(kind, …)", "h = annotation(kind, …)"] "Is accepted; figures are shown without it. The handle is that of a text that is not seen."
        [Prints("plot(1:3); annotation('textbox', [0 0 1 1], 'String', 'a'); disp(gcf)", "     1\n"), Fails("annotation('star')", "textbox")];
    "boxplot" [1 255; 1] ["boxplot(x)", "boxplot(x, groups)", "boxplot(…, 'Labels', names)", "h = boxplot(…)"] "Draws medians, quartiles and what lies far from them, for each column or group."
        [Prints("boxplot([1 2; 3 4; 5 9]); disp(gcf)", "     1\n"), Equal("numel(boxplot([1 2 3 4], [1 1 2 2]))", "8"), Fails("boxplot(1:3, [1 2])", "groups")];
    "colororder" [0 2; 1] ["C = colororder", "colororder(colors)", "colororder(axes, colors)"] "The colors of lines that were given none, a row for each. Others are kept, and drawings go on with their own."
        [Equal("size(colororder)", "[7 3]"), Prints("colororder({'red', '#0000ff'}); disp(colororder)", "     1     0     0\n     0     0     1\n"), Fails("colororder('orangeish')", "no color")];
    "getframe" [0 2; 1] ["F = getframe", "F = getframe(handle)", "F = getframe(handle, [left bottom width height])"] "A frame without a picture, which is white, with a warning: programs have no pictures of figures."
        [Equal("size(getframe().cdata)", "[420 560 3]"), Fails("getframe(0.25)", "handle")];
    "histfit" [1 3; 1] ["histfit(data)", "histfit(data, bins)", "histfit(data, bins, distribution)"] "Counts values in bins and draws the counts, with the density that fits them: normal, exponential, lognormal, poisson or kernel."
        [Equal("numel(histfit([1 2 2 3 4]))", "2"), Fails("histfit([1 2 3], 2, 'square')", "no fit")];
    "movie" [1 255; 0] ["movie(frames)", "movie(frames, times, rate)"] "Is accepted with a warning; frames are not shown."
        [Prints("movie(getframe); disp(gcf)", "     1\n"), Fails("movie(1)", "frames")];
    "plotyy" [4 6; 3] ["[axes, h1, h2] = plotyy(x1, y1, x2, y2)", "plotyy(x1, y1, x2, y2, f)", "plotyy(x1, y1, x2, y2, f1, f2)"] "Draws over one x axis lines of a y axis on the left and lines of one on the right; yyaxis in newer programs."
        [Prints("plotyy(1:3, 1:3, 1:3, [9 8 7]); disp(gcf)", "     1\n"), Fails("plotyy({1}, 1, 2, 3)", "x and y")];
    "turbo" [0 1; 1] ["map = turbo", "map = turbo(n)"] "Dark blue over green and yellow to dark red, about as the map of this name is: between 17 colors."
        [Equal("size(turbo)", "[256 3]"), Equal("turbo(1)", "[0.190 0.072 0.232]"), Fails("turbo(-1)", "number")];
    "viscircles" [2 255; 1] ["viscircles(centers, radii)", "viscircles(axes, centers, radii)", "viscircles(…, 'Color', color)"] "Adds circles to the axes."
        [Prints("viscircles([0 0; 1 1], [1 2]); disp(gcf)", "     1\n"), Fails("viscircles([0 0], [1 2])", "circle")];
    "camproj" [0 2; 1] ["camproj('orthographic' | 'perspective')", "how = camproj"] "Is accepted, and tells 'orthographic', as figures are drawn."
        [Prints("camproj('perspective'); disp(camproj)", "orthographic\n"), Fails("camproj('near')", "perspective")];
    "cameratoolbar" [0 255; 0] ["cameratoolbar", "cameratoolbar('Show')"] "Is accepted; a figure is turned where it is shown."
        [Prints("surf(magic(3)); cameratoolbar; disp(gcf)", "     1\n"), Fails("cameratoolbar({1})", "words")];
    "cdfplot" [1 1; 2] ["cdfplot(x)", "[h, stats] = cdfplot(x)"] "Draws the empirical distribution function as steps."
        [Prints("cdfplot([3 1 2]); disp(gcf)", "     1\n"), Fails("cdfplot({1})", "vector")];
    "gscatter" [2 255; 1] ["gscatter(x, y, groups)", "gscatter(x, y, groups, colors, symbols, sizes, 'off')", "h = gscatter(…)"] "Draws points, those of each group in one color."
        [Equal("numel(gscatter(1:4, 1:4, [1 2 1 3]))", "3"), Fails("gscatter(1:2, 1:3)", "length")];
    "lsline" [0 1; 1] ["lsline", "lsline(axes)", "h = lsline"] "Adds to what is drawn in the axes the straight lines that fit it best."
        [Prints("scatter(1:3, [2 4 6]); h = lsline; disp(numel(h))", "     1\n"), Fails("lsline(0.25)", "axes")];
    "normplot" [1 1; 1] ["normplot(x)", "h = normplot(x)"] "Draws a sample over probabilities of the normal distribution, on which a normal sample is a straight line."
        [Equal("numel(normplot([1 2 3 5]))", "3"), Fails("normplot({1})", "sample")];
    "plotmatrix" [1 3; 1] ["plotmatrix(X)", "plotmatrix(X, Y)", "plotmatrix(…, format)"] "Draws each column over each, and the counts of a column over itself."
        [Equal("size(plotmatrix([1 2; 3 4], [1 2; 3 4]))", "[2 2]"), Fails("plotmatrix([1 2], [1; 2])", "rows")];
    "qqplot" [1 2; 1] ["qqplot(x)", "qqplot(x, y)", "h = qqplot(…)"] "Draws the quantiles of a sample over those of the normal distribution, or of another sample."
        [Equal("numel(qqplot([1 2 3 5]))", "3"), Fails("qqplot({1})", "sample")];
    "refline" [0 2; 1] ["refline(slope, height)", "refline([slope height])", "refline(height)", "refline"] "Adds a straight line to the axes; without arguments as lsline does."
        [Prints("plot(1:3); refline(0, 2); disp(gcf)", "     1\n"), Fails("refline('a')", "slope")];
    "scatterplot" [1 5; 1] ["scatterplot(x)", "scatterplot(x, n, offset, format)", "h = scatterplot(…)"] "Draws every n-th value of a complex signal as a point of the plane, in a figure of its own."
        [Prints("scatterplot([1 1i]); disp(gcf)", "     1\n"), Fails("scatterplot({1})", "signal")];
    "xtickformat" [0 2; 1] ["xtickformat(format)", "format = xtickformat"] "Is accepted; the marks of the x axis are written as ever."
        [Prints("plot(1:3); xtickformat('%.1f'); disp(xtickformat)", "%.1f\n"), Fails("xtickformat({1})", "format")];
    "ytickformat" [0 2; 1] ["ytickformat(format)", "format = ytickformat"] "Is accepted; the marks of the y axis are written as ever."
        [Prints("plot(1:3); ytickformat('%.1f'); disp(ytickformat)", "%.1f\n"), Fails("ytickformat({1})", "format")];
    "ztickformat" [0 2; 1] ["ztickformat(format)", "format = ztickformat"] "Is accepted; the marks of the z axis are written as ever."
        [Prints("plot(1:3); ztickformat('%.1f'); disp(ztickformat)", "%.1f\n"), Fails("ztickformat({1})", "format")];
    "smooth3" [1 4; 1] ["W = smooth3(V)", "W = smooth3(V, 'box' | 'gaussian', size, deviation)"] "Values of three dimensions, each the mean of those around it, of which the outer ones go on beyond the edges."
        [Prints("W = smooth3(reshape(1:27, 3, 3, 3)); fprintf('%.4f %.4f', W(14), W(1))", "14.0000 5.3333"), Fails("smooth3(1, 'cone')", "gaussian")];
    "zoom" [0 2; 0] ["zoom on", "zoom off", "zoom(factor)"] "Is accepted; a figure is made larger where it is shown."
        [Prints("plot(1:3); zoom on; disp(gcf)", "     1\n"), Fails("zoom up", "on or off")];
    "isosurface" [1 5; 2] ["fv = isosurface(X, Y, Z, V, level)", "[F, vertices] = isosurface(V, level)", "isosurface(V, level)"] "The surface in space on which values are at a level, in triangles; or draws it. The level is halfway up where none is given."
        [Equal("size(isosurface(cat(3, zeros(3), [0 0 0; 0 1 0; 0 0 0], zeros(3)), 0.5).vertices)", "[14 3]"), Fails("isosurface(ones(2), 1)", "three dimensions")];
    "slice" [4 8; 1] ["slice(V, sx, sy, sz)", "slice(X, Y, Z, V, sx, sy, sz, method)", "slice(X, Y, Z, V, XI, YI, ZI)"] "Draws values in space on planes at places along the axes, or on a surface."
        [Equal("get(slice(reshape(1:8, 2, 2, 2), [], [], 1.5), 'CData')", "[3 5; 4 6]"), Fails("slice(1, 2, 3, 4)", "three dimensions")];
    "datetick" [0 255; 0] ["datetick", "datetick('x', format)", "datetick(axes, 'y', format, 'keepticks', 'keeplimits')"] "Dates in place of the numbers at the marks of an axis."
        [Prints("plot(datenum(2020:2030, 1, 1), 1:11); datetick('x', 'yyyy', 'keeplimits'); disp(get(gca, 'XTickLabel'){2})", "2022"), Fails("datetick('x', 99)", "format")];
}

source_builtins! {
    /// What texts of this file share.
    SHARED_BY_KINDS, Graphics;
    "appdata" [2 4; 1] ["out = appdata(what, handle, name, value)"] "Values that are kept with handles." [];
    "aspect_arguments" [2 2; 2] ["[aimed, given] = aspect_arguments(name, args)"] "The axes and the ratio that a call names." [];
    "contour_arguments" [2 2; 4] ["[x, y, Z, levels] = contour_arguments(name, args)"] "The grid and the levels of a drawing of lines of equal height." [];
    "contour_matrix" [4 4; 1] ["C = contour_matrix(x, y, Z, levels)"] "The lines of equal height of a grid." [];
    "contours_drawn" [3 3; 2] ["[C, h] = contours_drawn(draw, name, args)"] "Draws lines of equal height, and gives their matrix." [];
    "function_to_draw" [1 1; 3] ["[f, count, words] = function_to_draw(f)"] "A function that a text or a handle is, how many variables it has, and how it is written." [];
    "function_values" [2 255; 1] ["v = function_values(f, x, …)"] "The values of a function at many points, also of one that takes no arrays." [];
    "function_surface" [2 2; 4] ["[X, Y, Z, words] = function_surface(name, args)"] "The points of a function of two variables, and how it is written." [];
    "no_picture_files" [1 1; 0] ["no_picture_files(name)"] "The warning of functions that would write pictures." [];
    "tick_format" [2 2; 1] ["form = tick_format(name, args)"] "Keeps the format of marks that is named, or gives it." [];
    "viewing_words" [2 2; 0] ["viewing_words(name, args)"] "Fails unless a word is on or off." [];
}
