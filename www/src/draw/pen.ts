// What drawing is done with: the part of a canvas's context that it uses, so that an SVG can take its place.

type Context = CanvasRenderingContext2D;

export interface Pen
  extends Pick<
    Context,
    | "save"
    | "restore"
    | "translate"
    | "rotate"
    | "beginPath"
    | "moveTo"
    | "lineTo"
    | "arc"
    | "rect"
    | "closePath"
    | "fill"
    | "stroke"
    | "clip"
    | "fillRect"
    | "strokeRect"
    | "fillText"
    | "setLineDash"
    | "fillStyle"
    | "strokeStyle"
    | "lineWidth"
    | "lineJoin"
    | "globalAlpha"
    | "font"
    | "textAlign"
    | "textBaseline"
  > {
  measureText(text: string): { width: number };
  /** Draws pixels over a rectangle, whose sides may be negative. A canvas has it added by `canvasPen`. */
  pixels(image: Pixels, x: number, y: number, width: number, height: number): void;
}

export interface Pixels {
  columns: number;
  rows: number;
  /** Red, green, blue and opacity, by rows. */
  bytes: Uint8ClampedArray<ArrayBuffer>;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Theme {
  text: string;
  faint: string;
  back: string;
  font: string;
}

/** Pixels of the page to a point of print: what sizes in programs are given in. */
export const POINT = 4 / 3;

export function canvasPen(context: Context): Pen {
  return Object.assign(context, {
    pixels({ columns, rows, bytes }: Pixels, x: number, y: number, width: number, height: number) {
      const image = new OffscreenCanvas(columns, rows);
      image.getContext("2d")?.putImageData(new ImageData(bytes, columns, rows), 0, 0);
      context.save();
      context.translate(x, y);
      context.scale(width / columns, height / rows);
      context.imageSmoothingEnabled = false;
      context.drawImage(image, 0, 0);
      context.restore();
    },
  });
}
