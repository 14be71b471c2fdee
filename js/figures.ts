// Figures as data: what a program has drawn. How it is drawn is the page's.

/** A line, or several in one: NaN ends one. `label` is its name in a legend. */
export interface LinePlot extends PlotStyle {
  type: "line" | "area" | "stairs" | "stem";
  x: Float64Array;
  y: Float64Array;
  /** Only of lines in space. */
  z?: Float64Array;
}

export interface ScatterPlot extends PlotStyle {
  type: "scatter";
  x: Float64Array;
  y: Float64Array;
  z?: Float64Array;
  /** In square points, for all or for each. */
  size?: number | Float64Array;
  filled: boolean;
}

export interface BarPlot extends PlotStyle {
  type: "bar";
  x: Float64Array;
  y: Float64Array;
  /** Which of how many series this is, from 1. */
  series: Float64Array;
  stacked: boolean;
  horizontal: boolean;
  /** The part of the room of a group that its bars take, 0.8 where it is not given. */
  width?: number;
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

export interface PatchPlot extends PlotStyle {
  type: "patch";
  x: Float64Array;
  y: Float64Array;
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
  /** Colours, where they are not the heights. */
  c?: Float64Array;
  /** Of contours. */
  levels?: number | Float64Array;
  filled?: boolean;
}

export interface QuiverPlot extends PlotStyle {
  type: "quiver";
  x: Float64Array;
  y: Float64Array;
  u: Float64Array;
  v: Float64Array;
}

export interface PiePlot extends PlotStyle {
  type: "pie";
  values: Float64Array;
  labels?: string[];
}

export interface TextPlot extends PlotStyle {
  type: "text";
  x: Float64Array;
  y: Float64Array;
  text: string;
}

/** What any drawing can have. Other properties that a program gives are there under their names, too. */
export interface PlotStyle {
  label?: string;
  /** A letter of MATLAB's, a name, `"#rrggbb"`, or red, green and blue from 0 to 1; a value for each point of a scatter. */
  color?: string | number | Float64Array;
  lineStyle?: "-" | "--" | ":" | "-." | "none";
  lineWidth?: number;
  marker?: string;
  markerSize?: number;
}

export type Plot =
  | LinePlot
  | ScatterPlot
  | BarPlot
  | HistogramPlot
  | ErrorbarPlot
  | PatchPlot
  | ImagePlot
  | SurfacePlot
  | QuiverPlot
  | PiePlot
  | TextPlot;

/** A coordinate system with what is drawn in it. What is missing is for the page to choose. */
export interface Axes {
  /** Rows and columns of the figure's grid, and the first and last place that the axes take, from 1. */
  place: Float64Array;
  items: Plot[];
  title?: string;
  xlabel?: string;
  ylabel?: string;
  zlabel?: string;
  xlim?: Float64Array;
  ylim?: Float64Array;
  zlim?: Float64Array;
  /** The values of the first and last colour. */
  clim?: Float64Array;
  xscale?: "log";
  yscale?: "log";
  ydir?: "normal" | "reverse";
  grid?: boolean;
  /** One unit is as long on both axes. */
  equal?: boolean;
  tight?: boolean;
  visible?: boolean;
  colorbar?: boolean;
  legend?: boolean;
  legendPlace?: string;
  /** Azimuth and elevation in degrees. */
  view?: Float64Array;
}

/** A figure as it stands. */
export interface Figure {
  number: number;
  /** Set where the program has closed it; then there is nothing else. */
  closed?: boolean;
  name?: string;
  /** A name, or rows of red, green and blue by columns. */
  colormap?: string | Float64Array;
  axes?: Axes[];
}
