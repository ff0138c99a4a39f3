import { createRequire } from 'node:module';
import { join } from 'node:path';

export const REGULAR = 'Inter-Regular';
export const BOLD = 'Inter-SemiBold';

const require = createRequire(import.meta.url);
const google = (file: string) => require.resolve(`@expo-google-fonts/${file}.ttf`);
const chinese = (weight: string) =>
  join(require.resolve('@embedpdf/fonts-sc'), `../../fonts/NotoSansHans-${weight}.otf`);
const korean = (weight: string) => join(require.resolve('@embedpdf/fonts-kr'), `../../fonts/NotoSansKR-${weight}.otf`);

/** Inter, as on screen. It covers Latin with all diacritics, African letters, Greek and Cyrillic. */
const FONTS = {
  [REGULAR]: google('inter/400Regular/Inter_400Regular'),
  [BOLD]: google('inter/600SemiBold/Inter_600SemiBold'),
};

/** Noto Sans for the characters that Inter lacks. The first font includes Japanese. A font is read when a text needs it. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  [REGULAR]: [
    chinese('Regular'),
    korean('Regular'),
    google('noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular'),
  ],
  [BOLD]: [chinese('Bold'), korean('Bold'), google('noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold')],
};

interface Font {
  readonly name: string;
  readonly ascender: number;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

type Line = [text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions & { lineWidth?: number }];

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Undocumented: the font in use. */
      _font: Font;
      /** Undocumented. */
      readonly _fontSize: number;
      /** Undocumented: prints a line, or a part of one, that has been measured. */
      _fragment(...line: Line): void;
    }
  }
}

/** Makes PDFKit, which knows one font a text, measure and print run by run. Supports left and right alignment only. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  const { widthOfString, _fragment: printFragment } = pdf;
  pdf.widthOfString = (text, options) => {
    const widths = inRuns(pdf, text, (run) => widthOfString.call(pdf, run, options));
    return widths.reduce((sum, width) => sum + width, 0);
  };
  // biome-ignore lint/complexity/useMaxParams: the signature is PDFKit's
  pdf._fragment = (text, x, y, options) => {
    const { width, align, lineWidth = 0 } = options;
    const isRight = width !== undefined && align === 'right';
    let left = isRight ? x + lineWidth - pdf.widthOfString(text.trimEnd(), options) : x;
    const { ascender } = pdf._font;
    inRuns(pdf, text, (run) => {
      const top = y + ((ascender - pdf._font.ascender) / 1000) * pdf._fontSize;
      printFragment.call(pdf, run, left, top, { ...options, align: 'left' });
      left += widthOfString.call(pdf, run, options);
    });
  };
}

/** Sets the font of each run while `act` handles it. */
function inRuns<Result>(pdf: PDFKit.PDFDocument, text: string, act: (run: string) => Result): Result[] {
  const base = pdf._font;
  const results = runsOf(pdf, text).map((run) => {
    pdf._font = run.font;
    return act(run.text);
  });
  pdf._font = base;
  return results;
}

interface Run {
  readonly font: Font;
  text: string;
}

function runsOf(pdf: PDFKit.PDFDocument, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontFor(pdf, character) ?? pdf._font;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Undefined if no font has the character. */
export function fontFor(pdf: PDFKit.PDFDocument, character: string): Font | undefined {
  const base = pdf._font;
  const codePoint = character.codePointAt(0) ?? 0;
  if (/[\s\p{Cf}]/u.test(character) || base.font.hasGlyphForCodePoint(codePoint)) return base;
  for (const file of FALLBACKS[base.name] ?? []) {
    const { _font: font } = pdf.font(file);
    pdf._font = base;
    if (font.font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}
