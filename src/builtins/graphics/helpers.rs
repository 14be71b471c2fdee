//! What the family's texts draw with: no functions of programs.

use super::model::put;
use super::{WHY, decorations, drawings};
use crate::builtins::Example::{Fails, Prints};
use crate::builtins::arguments::none;
use crate::builtins::declare::{builtins, host};

builtins! {
    /// Drawings that texts are made of.
    HELPERS, Graphics;
    "histogram_bars" [2 255; 1] ["histogram_bars(edges, counts)"]
        host(drawings::histogram_bars, WHY), "Draws counts over the bins between edges; what histogram draws with."
        [Prints("histogram_bars(0:2, [3 1]); disp(gcf)", "     1\n"), Fails("histogram_bars([0 1], [1 2])", "edge")];
    "shown_picture" [2 255; 1] ["h = shown_picture(image, limits, name, value, …)"]
        host(drawings::shown_picture, WHY), "Shows a picture with square pixels and no axes; what imshow draws with."
        [Prints("shown_picture([0 0.5; 0.5 1], [0 1]); disp(gcf)", "     1\n"), Fails("shown_picture(1)", "arguments")];
    "rule_lines" [2 255; 1] ["rule_lines(direction, places)", "rule_lines(direction, places, format, label)"]
        host(drawings::rule, WHY), "Adds lines across the whole axes; what xline and yline draw with."
        [Prints("rule_lines('x', 2); disp(gcf)", "     1\n"), Fails("rule_lines('z', 1)", "x or y")];
    "contour_lines" [1 255; 1] ["contour_lines(z)", "contour_lines(x, y, z)", "contour_lines(…, levels)"]
        host(|cx, call| drawings::surface(cx, call, "contour", "contour"), WHY), "Draws lines of equal height; what contour draws with."
        [Prints("contour_lines(magic(4)); disp(gcf)", "     1\n"), Fails("contour_lines()", "arguments")];
    "contour_lines_in_space" [1 255; 1] ["contour_lines_in_space(z)", "contour_lines_in_space(x, y, z)", "contour_lines_in_space(…, levels)"]
        host(|cx, call| drawings::surface(cx, call, "contour3", "contour"), WHY), "Draws lines of equal height where they are in space; what contour3 draws with."
        [Prints("contour_lines_in_space(magic(4)); disp(gcf)", "     1\n"), Fails("contour_lines_in_space()", "arguments")];
    "contour_areas" [1 255; 1] ["contour_areas(z)", "contour_areas(x, y, z)", "contour_areas(…, levels)"]
        host(|cx, call| drawings::surface(cx, call, "contourf", "contour"), WHY), "Draws lines of equal height with the areas between filled; what contourf draws with."
        [Prints("contour_areas(magic(4)); disp(gcf)", "     1\n"), Fails("contour_areas()", "arguments")];
    "contour_floor" [1 255; 1] ["contour_floor(z)", "contour_floor(x, y, z)"]
        host(|cx, call| drawings::surface(cx, call, "contour_floor", "contour"), WHY), "Adds lines of equal height below a surface; what surfc and meshc draw with."
        [Prints("surf(magic(4)); contour_floor(magic(4)); disp(gcf)", "     1\n"), Fails("contour_floor()", "arguments")];
    "colormap_rows" [1 1; 0] ["colormap_rows(map)"]
        host(decorations::colormap, WHY), "Sets the colors of images and surfaces; what colormap ends in."
        [Prints("colormap_rows([0 0 0; 1 1 1]); disp(gcf)", "     1\n"), Fails("colormap_rows([1 2])", "three")];
    "shares_of_a_whole" [1 2; 1] ["shares_of_a_whole(x)", "shares_of_a_whole(x, labels)"]
        host(drawings::pie, WHY), "Draws shares of a whole; what pie draws with where nobody asks for handles."
        [Prints("shares_of_a_whole([1 2 3]); disp(gcf)", "     1\n"), Fails("shares_of_a_whole([-1 2])", "negative")];
    "polaraxes_on" [0 0; 0] ["polaraxes_on"]
        host(|cx, _| { put(&mut cx.world.figures.axes().settings, "polar", true); none() }, WHY), "Takes x as angles and y as radii; what polarplot draws in."
        [Prints("plot(1:3); polaraxes_on; disp(gcf)", "     1\n"), Fails("polaraxes_on(1)", "arguments")];
}
