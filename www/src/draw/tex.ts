// Text as MATLAB's "tex" has it: Greek letters, symbols, sub- and superscripts, \bf and \it, in lines.
// Not KaTeX: that makes HTML, which neither a canvas nor an SVG picture can hold.

import type { TextStyle } from "matgpu";
import { cssColour } from "./colours.js";
import { type Pen, POINT, type Theme } from "./pen.js";

const SYMBOLS: Record<string, string> = Object.fromEntries(
  (
    "alpha α,beta β,gamma γ,delta δ,epsilon ϵ,zeta ζ,eta η,theta θ,vartheta ϑ,iota ι,kappa κ,lambda λ,mu μ,nu ν,xi ξ,pi π," +
    "rho ρ,sigma σ,varsigma ς,tau τ,upsilon υ,phi φ,chi χ,psi ψ,omega ω,Gamma Γ,Delta Δ,Theta Θ,Lambda Λ,Xi Ξ,Pi Π,Sigma Σ," +
    "Upsilon Υ,Phi Φ,Psi Ψ,Omega Ω,forall ∀,exists ∃,infty ∞,partial ∂,nabla ∇,int ∫,sum ∑,prod ∏,surd √,pm ±,times ×,div ÷," +
    "cdot ·,bullet •,circ ∘,ast ∗,leq ≤,geq ≥,neq ≠,ne ≠,approx ≈,sim ∼,equiv ≡,cong ≅,propto ∝,in ∈,notin ∉,ni ∋,subset ⊂," +
    "supset ⊃,subseteq ⊆,supseteq ⊇,cup ∪,cap ∩,emptyset ∅,leftarrow ←,rightarrow →,uparrow ↑,downarrow ↓,leftrightarrow ↔," +
    "Leftarrow ⇐,Rightarrow ⇒,to →,langle ⟨,rangle ⟩,lfloor ⌊,rfloor ⌋,lceil ⌈,rceil ⌉,perp ⊥,angle ∠,prime ′,aleph ℵ,Re ℜ," +
    "Im ℑ,wp ℘,oplus ⊕,otimes ⊗,neg ¬,wedge ∧,vee ∨,ldots …,dots …,cdots ⋯,deg °,copyright ©,hbar ℏ,o ο,quad  "
  )
    .split(",")
    .map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]),
);

export interface Run {
  text: string;
  /** How far above the line, in heights of the letters. */
  up: number;
  size: number;
  bold: boolean;
  italic: boolean;
}

type Manner = Omit<Run, "text">;

/** The runs of each line of a text. */
export function runs(text: string, interpreter = "tex"): Run[][] {
  const plain: Manner = { up: 0, size: 1, bold: false, italic: false };
  if (interpreter === "none") return text.split("\n").map((line) => [{ ...plain, text: line }]);
  return text.split("\n").map((line) => {
    const made: Run[] = [];
    parse(interpreter === "latex" ? fromLatex(line) : line, 0, { ...plain }, made);
    return made;
  });
}

/** What of LaTeX reads the same: fractions and roots on one line, without dollars. */
const fromLatex = (line: string) =>
  line
    .replaceAll("$", "")
    .replaceAll(/\\(?:left|right|displaystyle|,|;|!)/g, "")
    .replaceAll(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, "{$1}/{$2}")
    .replaceAll(/\\sqrt\{([^{}]*)\}/g, "√($1)")
    .replaceAll(/\\(?:mathrm|text|mathbf)\{/g, "{");

/** Reads until the brace that ends a group; gives the place behind it. */
function parse(text: string, start: number, manner: Manner, made: Run[], group = false): number {
  const write = (piece: string) => {
    const last = made.at(-1);
    const same =
      last &&
      last.up === manner.up &&
      last.size === manner.size &&
      last.bold === manner.bold &&
      last.italic === manner.italic;
    if (same) last.text += piece;
    else made.push({ ...manner, text: piece });
  };
  let at = start;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === "}" && group) return at + 1;
    if (character === "{") {
      at = parse(text, at + 1, { ...manner }, made, true);
    } else if ((character === "^" || character === "_") && at + 1 < text.length) {
      const up = manner.up + (character === "^" ? 0.38 : -0.18) * manner.size;
      at = piece(text, at + 1, { ...manner, up, size: manner.size * 0.72 }, made);
    } else if (character === "\\") {
      const name = nameAt(text, at + 1);
      if (name === "") {
        write(text.charAt(at + 1));
        at += 2;
        continue;
      }
      at += name.length + 1;
      if (name === "bf") manner.bold = true;
      else if (name === "it" || name === "sl") manner.italic = true;
      else if (name === "rm") [manner.bold, manner.italic] = [false, false];
      else if (/^(color|fontname|fontsize)$/.test(name)) {
        at += /^\s*(\[[^\]]*\])?\{[^}]*\}/.exec(text.slice(at))?.[0].length ?? 0;
        continue;
      } else write(SYMBOLS[name] ?? `\\${name}`);
      // A space ends the name of a style; behind a symbol it is one.
      if (/^(bf|it|sl|rm)$/.test(name) && text.charAt(at) === " ") at += 1;
    } else {
      write(character);
      at += 1;
    }
  }
  return at;
}

const STYLES = ["bf", "it", "sl", "rm", "color", "fontname", "fontsize"];

/** The name behind a backslash: the longest that is known, for a text may follow it at once (`\bfTitle`). */
function nameAt(text: string, at: number): string {
  const [word = ""] = /^[A-Za-z]+/.exec(text.slice(at)) ?? [];
  for (let length = word.length; length > 0; length--) {
    const name = word.slice(0, length);
    if (name in SYMBOLS || STYLES.includes(name)) return name;
  }
  return word;
}

/** A group, a symbol or one character: what a script consists of. */
function piece(text: string, at: number, manner: Manner, made: Run[]): number {
  if (text.charAt(at) === "{") return parse(text, at + 1, manner, made, true);
  const name = text.charAt(at) === "\\" ? nameAt(text, at + 1) : "";
  const taken = name ? `\\${name}` : String.fromCodePoint(text.codePointAt(at) ?? 32);
  parse(taken, 0, manner, made);
  return at + taken.length;
}

const LINE = 1.25;

export interface Written {
  size: number;
  bold?: boolean;
  /** Where the place is of the text: of its width and of its height. */
  align?: "left" | "center" | "right";
  vertical?: "top" | "middle" | "bottom";
  /** Radians, clockwise. */
  turn?: number;
  colour?: string;
  style?: TextStyle | undefined;
}

function fontOf(run: Run, size: number, { font }: Theme, bold: boolean, italic: boolean): string {
  const weight = run.bold || bold ? "600 " : "";
  return `${run.italic || italic ? "italic " : ""}${weight}${Math.round(size * run.size * 10) / 10}px ${font}`;
}

const sizeOf = ({ size, style }: Written) => (style?.fontSize ? style.fontSize * POINT : size);
const isBold = ({ bold, style }: Written) =>
  style?.fontWeight ? style.fontWeight === "bold" : (bold ?? false);

/** How wide and high a text is. */
export function measure(pen: Pen, theme: Theme, text: string, how: Written): [number, number] {
  const size = sizeOf(how);
  const lines = runs(text, how.style?.interpreter);
  const widths = lines.map((line) => widthOf(pen, theme, line, how, size));
  return [Math.max(0, ...widths), lines.length * size * LINE];
}

function widthOf(pen: Pen, theme: Theme, line: Run[], how: Written, size: number): number {
  return line.reduce((sum, run) => {
    pen.font = fontOf(run, size, theme, isBold(how), how.style?.fontAngle === "italic");
    return sum + pen.measureText(run.text).width;
  }, 0);
}

/** Writes a text at a place. */
export function write(pen: Pen, theme: Theme, text: string, x: number, y: number, how: Written): void {
  const { align = "center", vertical = "middle", turn = 0, style } = how;
  const size = sizeOf(how);
  const lines = runs(text, style?.interpreter);
  const high = lines.length * size * LINE;
  pen.save();
  if (turn !== 0) {
    pen.translate(x, y);
    pen.rotate(turn);
  }
  const [left, top] = turn !== 0 ? [0, 0] : [x, y];
  pen.fillStyle = style?.color === undefined ? (how.colour ?? theme.text) : cssColour(style.color, theme);
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  const first = top - (vertical === "top" ? 0 : vertical === "bottom" ? high : high / 2) + size * 0.98;
  lines.forEach((line, k) => {
    let at = left;
    if (align !== "left") at -= widthOf(pen, theme, line, how, size) * (align === "center" ? 0.5 : 1);
    for (const run of line) {
      pen.font = fontOf(run, size, theme, isBold(how), style?.fontAngle === "italic");
      pen.fillText(run.text, at, first + k * size * LINE - run.up * size);
      at += pen.measureText(run.text).width;
    }
  });
  pen.restore();
}
