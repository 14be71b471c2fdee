// A pen that writes SVG: for export, and for tests, where every run of it writes the same.

import { zlibSync } from "fflate";
import type { Box, Pen, Pixels } from "./pen.js";

interface State {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  globalAlpha: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  dash: readonly number[];
  /** Groups that were opened since the last `save`. */
  open: number;
}

const ANCHORS: Partial<Record<CanvasTextAlign, string>> = { center: "middle", right: "end", end: "end" };

const short = (x: number) => String(Math.round(x * 100) / 100);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export class SvgPen implements Pen {
  fillStyle = "#000";
  strokeStyle = "#000";
  lineWidth = 1;
  lineJoin: CanvasLineJoin = "round";
  globalAlpha = 1;
  font = "12px sans-serif";
  textAlign: CanvasTextAlign = "left";
  textBaseline: CanvasTextBaseline = "alphabetic";
  readonly #size: Box;
  readonly #measure: ((font: string, text: string) => number) | undefined;
  #dash: readonly number[] = [];
  #open = 0;
  #path = "";
  #clips = 0;
  readonly #states: State[] = [];
  readonly #written: string[] = [];

  /** Without `measure` every letter is as wide as the others. */
  constructor(size: Box, measure?: (font: string, text: string) => number) {
    this.#size = size;
    this.#measure = measure;
  }

  /** The picture. */
  toString(): string {
    const { width, height } = this.#size;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${this.#written.join("\n")}\n</svg>\n`;
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, globalAlpha, font, textAlign, textBaseline } = this;
    const [dash, open] = [this.#dash, this.#open];
    this.#states.push({
      fillStyle,
      strokeStyle,
      lineWidth,
      globalAlpha,
      font,
      textAlign,
      textBaseline,
      dash,
      open,
    });
    this.#open = 0;
  }

  restore(): void {
    const state = this.#states.pop();
    if (!state) return;
    if (this.#open > 0) this.#written.push("</g>".repeat(this.#open));
    const { dash, open, ...rest } = state;
    Object.assign(this, rest);
    [this.#dash, this.#open] = [dash, open];
  }

  #group(attributes: string): void {
    this.#written.push(`<g ${attributes}>`);
    this.#open += 1;
  }

  translate(x: number, y: number): void {
    this.#group(`transform="translate(${short(x)} ${short(y)})"`);
  }

  rotate(angle: number): void {
    this.#group(`transform="rotate(${short((angle * 180) / Math.PI)})"`);
  }

  clip(): void {
    this.#clips += 1;
    const id = `clip${this.#clips}`;
    this.#written.push(`<clipPath id="${id}"><path d="${this.#path}"/></clipPath>`);
    this.#group(`clip-path="url(#${id})"`);
  }

  beginPath(): void {
    this.#path = "";
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `${this.#path ? "L" : "M"}${short(x)} ${short(y)}`;
  }

  closePath(): void {
    this.#path += "Z";
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const at = (angle: number) =>
      `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
    const turn = `A${short(radius)} ${short(radius)} 0`;
    const whole = Math.abs(to - from) >= 2 * Math.PI - 1e-9;
    const large = Math.abs(to - from) > Math.PI ? 1 : 0;
    const start = this.#path && !this.#path.endsWith("Z") ? "L" : "M";
    this.#path += whole
      ? `M${at(from)}${turn} 1 1 ${at(from + Math.PI)}${turn} 1 1 ${at(from)}Z`
      : `${start}${at(from)}${turn} ${large} 1 ${at(to)}`;
  }

  get #opacity(): string {
    return this.globalAlpha < 1 ? ` opacity="${short(this.globalAlpha)}"` : "";
  }

  fill(): void {
    if (this.#path)
      this.#written.push(`<path d="${this.#path}" fill="${escaped(this.fillStyle)}"${this.#opacity}/>`);
  }

  stroke(): void {
    if (!this.#path) return;
    const dash = this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.map(short).join(" ")}"` : "";
    this.#written.push(
      `<path d="${this.#path}" fill="none" stroke="${escaped(this.strokeStyle)}" stroke-width="${short(this.lineWidth)}" stroke-linejoin="${this.lineJoin}"${dash}${this.#opacity}/>`,
    );
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.beginPath();
    this.rect(x, y, width, height);
    this.fill();
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.beginPath();
    this.rect(x, y, width, height);
    this.stroke();
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  measureText(text: string): { width: number } {
    const size = Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? "12");
    return { width: this.#measure?.(this.font, text) ?? 0.55 * size * text.length };
  }

  fillText(text: string, x: number, y: number): void {
    if (text === "") return;
    const anchor = ANCHORS[this.textAlign];
    const middle = this.textBaseline === "middle" ? ' dominant-baseline="central"' : "";
    const style = `font:${this.font}`;
    this.#written.push(
      `<text x="${short(x)}" y="${short(y)}" style="${escaped(style)}" fill="${escaped(this.fillStyle)}"${anchor ? ` text-anchor="${anchor}"` : ""}${middle}${this.#opacity} xml:space="preserve">${escaped(text)}</text>`,
    );
  }

  pixels(image: Pixels, x: number, y: number, width: number, height: number): void {
    const flip = `translate(${short(x)} ${short(y)}) scale(${Math.sign(width) || 1} ${Math.sign(height) || 1})`;
    this.#written.push(
      `<image width="${short(Math.abs(width))}" height="${short(Math.abs(height))}" transform="${flip}" preserveAspectRatio="none" style="image-rendering:pixelated" href="data:image/png;base64,${base64(png(image))}"/>`,
    );
  }
}

function base64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Pixels as a PNG: its signature, and three chunks. */
function png({ columns, rows, bytes }: Pixels): Uint8Array {
  const lines = new Uint8Array(rows * (1 + 4 * columns));
  for (let row = 0; row < rows; row++)
    lines.set(bytes.subarray(4 * columns * row, 4 * columns * (row + 1)), row * (1 + 4 * columns) + 1);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, columns);
  view.setUint32(4, rows);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("IDAT", zlibSync(lines)),
    chunk("IEND", new Uint8Array()),
  ];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const made = new Uint8Array(12 + data.length);
  const view = new DataView(made.buffer);
  view.setUint32(0, data.length);
  made.set(new TextEncoder().encode(name), 4);
  made.set(data, 8);
  view.setUint32(8 + data.length, crc(made.subarray(4, 8 + data.length)));
  return made;
}

function crc(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}
