import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type DirectionalRun, hasRightToLeft, resolveDirections } from './text-direction.ts';

export const REGULAR = 'Inter-Regular';
export const BOLD = 'Inter-SemiBold';

const require = createRequire(import.meta.url);

function expoFonts(name: string, family: string) {
  const fileOf = (weight: string) => require.resolve(`@expo-google-fonts/${name}/${weight}/${family}_${weight}.ttf`);
  return { [REGULAR]: fileOf('400Regular'), [BOLD]: fileOf('600SemiBold') };
}

function embedPdfFonts(name: string, family: string, type = 'otf') {
  const folder = join(require.resolve(`@embedpdf/fonts-${name}`), '../../fonts');
  return { [REGULAR]: join(folder, `${family}-Regular.${type}`), [BOLD]: join(folder, `${family}-Bold.${type}`) };
}

function fontsourceFonts(script: string, boldWeight = 600) {
  const fileOf = (weight: number) =>
    require.resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`);
  return { [REGULAR]: fileOf(400), [BOLD]: fileOf(boldWeight) };
}

/** Inter, as on screen. It covers Latin with all diacritics, African letters, Greek and Cyrillic. */
const FONTS = expoFonts('inter', 'Inter');

/** Noto for the characters that Inter lacks. The Chinese font includes Japanese. A font is read when a text needs it. */
const FALLBACKS = [
  { characters: /\p{Script_Extensions=Arabic}/u, ...embedPdfFonts('arabic', 'NotoNaskhArabic', 'ttf') },
  { characters: /\p{Script_Extensions=Hebrew}/u, ...embedPdfFonts('hebrew', 'NotoSansHebrew', 'ttf') },
  { characters: /\p{Script_Extensions=Thai}/u, ...fontsourceFonts('thai') },
  { characters: /\p{Script_Extensions=Ethiopic}/u, ...fontsourceFonts('ethiopic') },
  // It has one weight.
  { characters: /\p{Script_Extensions=Nko}/u, ...fontsourceFonts('nko', 400) },
  { characters: /\p{Script_Extensions=Devanagari}/u, ...expoFonts('noto-sans-devanagari', 'NotoSansDevanagari') },
  { characters: /[\p{Extended_Pictographic}\p{Emoji_Component}]/u, ...expoFonts('noto-emoji', 'NotoEmoji') },
  { characters: /./u, ...embedPdfFonts('sc', 'NotoSansHans') },
  { characters: /./u, ...embedPdfFonts('kr', 'NotoSansKR') },
];

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
      /** Undocumented: breaks a text into lines, to print or measure them. */
      _text(text: string, ...rest: unknown[]): this;
      /** Undocumented: prints a line, or a part of one, that has been measured. */
      _fragment(...line: Line): void;
    }
  }
}

/** Makes PDFKit, which knows one font a text, measure and print run by run. Supports left and right alignment only. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  const { widthOfString, _text: setText, _fragment: printFragment } = pdf;
  pdf.widthOfString = (text, options) => {
    const widths = forEachRun(pdf, runsOf(pdf, text), (run) => widthOfString.call(pdf, run, options));
    return widths.reduce((sum, width) => sum + width, 0);
  };
  let stretchesOf = resolveDirections('');
  pdf._text = (text, ...rest) => {
    const prepared = prepare(text);
    stretchesOf = resolveDirections(prepared);
    return setText.call(pdf, prepared, ...rest);
  };
  // biome-ignore lint/complexity/useMaxParams: the signature is PDFKit's
  pdf._fragment = (text, x, y, options) => {
    const { width, align, lineWidth = 0 } = options;
    const isRight = width !== undefined && align === 'right';
    let left = isRight ? x + lineWidth - pdf.widthOfString(text.trimEnd(), options) : x;
    const { ascender } = pdf._font;
    const runs = stretchesOf(text).flatMap((stretch) => runsFromLeft(pdf, stretch));
    forEachRun(pdf, runs, (run) => {
      const top = y + ((ascender - pdf._font.ascender) / 1000) * pdf._fontSize;
      printFragment.call(pdf, run, left, top, { ...options, align: 'left' });
      left += widthOfString.call(pdf, run, options);
    });
  };
}

/** Sets the font of each run while `act` handles it. */
function forEachRun<Result>(pdf: PDFKit.PDFDocument, runs: readonly Run[], act: (run: string) => Result): Result[] {
  const base = pdf._font;
  const results = runs.map((run) => {
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

/** Zero-width spaces and direction marks, which have no effect once a line has been laid out. */
const INVISIBLE = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

function runsOf(pdf: PDFKit.PDFDocument, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.replaceAll(INVISIBLE, '')) {
    const last = runs.at(-1);
    const isJoiner = /\p{Join_Control}/u.test(character);
    const font = (isJoiner && last?.font) || fontFor(pdf, character) || pdf._font;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function runsFromLeft(pdf: PDFKit.PDFDocument, { text, isRightToLeft }: DirectionalRun): Run[] {
  const runs = runsOf(pdf, text).map((run) => {
    // PDFKit reverses runs with Arabic, Hebrew and N’Ko characters, and only those.
    const isInOrder = hasRightToLeft(run.text) === isRightToLeft;
    return isInOrder ? run : { font: run.font, text: [...run.text].reverse().join('') };
  });
  return isRightToLeft ? runs.reverse() : runs;
}

/** Undefined if no font has the character. */
export function fontFor(pdf: PDFKit.PDFDocument, character: string): Font | undefined {
  const base = pdf._font;
  const codePoint = character.codePointAt(0) ?? 0;
  if (/[\s\p{Cf}]/u.test(character) || base.font.hasGlyphForCodePoint(codePoint)) return base;
  for (const fallback of FALLBACKS) {
    if (!fallback.characters.test(character)) continue;
    const { _font: font } = pdf.font(fallback[base.name === BOLD ? BOLD : REGULAR]);
    pdf._font = base;
    if (font.font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}

const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/** Allows line breaks between Thai words, and puts marks in the order that fonts expect: those closest to the letter first. */
function prepare(text: string): string {
  return text
    .replaceAll(/\p{Script=Thai}+/gu, (phrase) =>
      Array.from(THAI_WORDS.segment(phrase), ({ segment }) => segment).join('\u200b'),
    )
    .replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
    .replaceAll(/([\u0591-\u05bb\u05bd\u05bf]+)([\u05bc\u05c1\u05c2]+)/g, '$2$1');
}
