// Figures as data: what a program has drawn. How it is drawn is the page's.

/** A line, or several in one: NaN ends one. `label` is its name in a legend. */
export interface LinePlot extends PlotStyle {
  type: "line" | "area" | "stairs" | "stem";
  x: Float64Array;
  y: Float64Array;
  /** Only of lines in space. */
  z?: Float64Array;
  /** Of areas: what each point of `y` stands on, 0 where it is not given. */
  base?: Float64Array;
}

export interface ScatterPlot extends PlotStyle {
  type: "scatter";
  x: Float64Array;
  y: Float64Array;
  z?: Float64Array;
  /** In square points, for all or for each. */
  size?: number | Float64Array;
  /** What the colormap colors, one a point. */
  values?: Float64Array;
  /** Red, green and blue of each point, by columns. */
  colors?: Float64Array;
  filled: boolean;
}

export interface BarPlot extends PlotStyle {
  type: "bar";
  x: Float64Array;
  y: Float64Array;
  /** What each bar stands on where they are stacked. */
  base?: Float64Array;
  /** Which of how many series this is, from 1. */
  series: Float64Array;
  stacked: boolean;
  horizontal: boolean;
  /** The part of its room that a bar takes, 0.8 where it is not given. */
  barWidth?: number;
}

export interface HistogramPlot extends PlotStyle {
  type: "histogram";
  edges: Float64Array;
  counts: Float64Array;
}

export interface ErrorbarPlot extends PlotStyle {
  type: "errorbar";
  x: Float64Array;
  y: Float64Array;
  lower: Float64Array;
  upper: Float64Array;
}

/** Polygons, `rows` corners each, one after the other; NaN is no corner. */
export interface PatchPlot extends PlotStyle {
  type: "patch";
  rows: number;
  x: Float64Array;
  y: Float64Array;
  z?: Float64Array;
  /** What the colormap colors: one a polygon, or one a corner. */
  values?: Float64Array;
}

/** Lines across the whole axes. */
export interface RulePlot extends PlotStyle {
  type: "rule";
  /** The axis on which it has its place. */
  direction: "x" | "y";
  at: Float64Array;
  text?: string;
}

export interface ImagePlot extends PlotStyle {
  type: "image";
  rows: number;
  columns: number;
  /** By columns; with `colored` three planes of red, green and blue from 0 to 1. */
  data: Float64Array;
  colored: boolean;
  /** Whether the values are spread over the colormap; else they are its rows, from 1. */
  scaled: boolean;
  /** Where the first and the last element's centres lie. */
  x?: Float64Array;
  y?: Float64Array;
}

export interface SurfacePlot extends PlotStyle {
  type: "surface" | "mesh" | "contour" | "cells";
  rows: number;
  columns: number;
  /** A coordinate a column, or one an element. */
  x: Float64Array;
  /** A coordinate a row, or one an element. */
  y: Float64Array;
  z: Float64Array;
  /** Colors, where they are not the heights. */
  c?: Float64Array;
  /** Of contours. */
  levels?: number | Float64Array;
  filled?: boolean;
  /** Whether contours are drawn at their heights. */
  space?: boolean;
}

export interface QuiverPlot extends PlotStyle {
  type: "quiver";
  x: Float64Array;
  y: Float64Array;
  /** As long as they are drawn. */
  u: Float64Array;
  v: Float64Array;
}

export interface PiePlot extends PlotStyle {
  type: "pie";
  values: Float64Array;
  labels?: string[];
  /** What a legend says of the shares; their labels otherwise. */
  legendLabels?: string[];
}

export interface TextPlot extends PlotStyle {
  type: "text";
  x: Float64Array;
  y: Float64Array;
  z?: Float64Array;
  text: string;
}

/** A letter of MATLAB's, a name, `"#rrggbb"`, or red, green and blue from 0 to 1. */
export type Color = string | number | Float64Array;

/** How a text is written. */
export interface TextStyle {
  color?: Color;
  fontSize?: number;
  fontWeight?: string;
  fontAngle?: string;
  /** `"tex"` where it is not given: Greek letters, sub- and superscripts, `\bf`. */
  interpreter?: string;
}

/** What any drawing can have. Other properties that a program gives are there under their names, too. */
export interface PlotStyle extends TextStyle {
  label?: string;
  lineStyle?: "-" | "--" | ":" | "-." | "none";
  /** In points, as all sizes. */
  lineWidth?: number;
  marker?: string;
  markerSize?: number;
  markerFaceColor?: Color;
  markerEdgeColor?: Color;
  faceColor?: Color;
  edgeColor?: Color;
  faceAlpha?: number;
  markerFaceAlpha?: number;
  /** Of texts. */
  horizontalAlignment?: string;
  verticalAlignment?: string;
  rotation?: number;
  backgroundColor?: Color;
  /** `"on"`: contours have their levels written on them. */
  showText?: string;
  /** What a program knows it by. */
  handle?: number;
  /** It belongs to the y axis on the right. */
  right?: boolean;
}

export type Plot =
  | LinePlot
  | ScatterPlot
  | BarPlot
  | HistogramPlot
  | ErrorbarPlot
  | PatchPlot
  | RulePlot
  | ImagePlot
  | SurfacePlot
  | QuiverPlot
  | PiePlot
  | TextPlot;

/** A coordinate system with what is drawn in it. What is missing is for the page to choose. */
export interface Axes {
  /** Rows and columns of the figure's grid, and the first and last place that the axes take, from 1. */
  place: Float64Array;
  /** Left, bottom, width and height of their frame, where a program says them: parts of the figure, or pixels, as `units` says. */
  position?: Float64Array;
  /** The same with all that is written beside the frame. */
  outerPosition?: Float64Array;
  units?: string;
  items: Plot[];
  title?: string;
  titleStyle?: TextStyle;
  subtitle?: string;
  subtitleStyle?: TextStyle;
  xlabel?: string;
  xlabelStyle?: TextStyle;
  ylabel?: string;
  ylabelStyle?: TextStyle;
  zlabel?: string;
  zlabelStyle?: TextStyle;
  xlim?: Float64Array;
  ylim?: Float64Array;
  zlim?: Float64Array;
  /** Its own, where it is not the figure's. */
  colormap?: Float64Array;
  /** The values of the first and last color. */
  clim?: Float64Array;
  xscale?: "log" | "linear";
  yscale?: "log" | "linear";
  xdir?: "normal" | "reverse";
  ydir?: "normal" | "reverse";
  xticks?: Float64Array | number;
  yticks?: Float64Array | number;
  zticks?: Float64Array | number;
  xticklabels?: string[];
  yticklabels?: string[];
  zticklabels?: string[];
  /** Degrees by which the texts at x are turned. */
  xtickangle?: number;
  /** Both of `grid on` and of `set(gca, "XGrid", …)`. */
  grid?: boolean;
  box?: boolean;
  fontSize?: number;
  /** One unit is as long on both axes. */
  equal?: boolean;
  /** Both axes are as long. */
  square?: boolean;
  tight?: boolean;
  padded?: boolean;
  visible?: boolean | string;
  colorbar?: boolean;
  legend?: boolean;
  legendPlace?: string;
  legendOrientation?: string;
  legendBox?: boolean | string;
  legendFontSize?: number;
  /** There is a y axis on either side. */
  sides?: boolean;
  ylabelRight?: string;
  ylimRight?: Float64Array;
  /** x is an angle, y a radius. */
  polar?: boolean;
  /** Azimuth and elevation in degrees. */
  view?: Float64Array;
  /** How much larger a drawing in space is. */
  zoom?: number;
  shading?: "flat" | "faceted" | "interp";
  /** Where light comes from, or true: from where it is seen. */
  light?: Float64Array | boolean;
  lighting?: string;
}

/** A figure as it stands. */
export interface Figure {
  number: number;
  /** Set where the program has closed it; then there is nothing else. */
  closed?: boolean;
  name?: string;
  /** A title over all axes. */
  title?: string;
  /** Rows of red, green and blue by columns. */
  colormap?: Float64Array;
  axes?: Axes[];
}
