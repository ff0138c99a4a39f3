import { currentLanguage, LOCALES } from '@counterpoint/messages';
import * as text from '../../messages/files.generated.ts';
import { BOLD, fontFor, REGULAR, registerFonts } from './pdf-fonts.ts';

export const MARGIN = 56;
export const BODY_WIDTH = 595.28 - 2 * MARGIN;
export const INK = '#17212b';
export const MUTED = '#5b6875';
export const LINE = '#d5d2ca';
export const BRAND = '#0d5c63';
export const GOLD = '#f0b86c';

export interface DescribedPdf {
  readonly title: string;
  readonly subject: string;
  readonly at: Date;
  readonly isNumbered?: boolean;
  readonly author?: string;
}

/** A tagged PDF for screen readers. Loads the library on first use: its font reader takes 12 MB. */
export async function openPdf(described: DescribedPdf): Promise<PDFKit.PDFDocument> {
  const { title, subject, at, isNumbered = false, author = 'Counterpoint' } = described;
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: LOCALES[currentLanguage()],
    tagged: true,
    displayTitle: true,
    bufferPages: isNumbered,
    info: { Title: title, Author: author, Subject: subject, CreationDate: at, ModDate: at },
  });
  registerFonts(pdf);
  return pdf;
}

const BOX = '□';

/**
 * Replaces each character that no font has with a box. PDFKit has a box of its own, but a viewer shows it twice as wide
 * as PDFKit measured, over the next column.
 */
export function replaceMissingGlyphs(pdf: PDFKit.PDFDocument, text: string): string {
  pdf.font(REGULAR);
  return text.replaceAll(/\P{Cf}/gu, (character) => (fontFor(pdf, character) ? character : BOX));
}

export function drawFact(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  [label, value]: readonly [label: string, value: string],
): void {
  pdf.x = MARGIN;
  root.add(
    pdf.struct('P', {}, () => {
      pdf
        .font(REGULAR)
        .fontSize(10)
        .fillColor(MUTED)
        .text(`${text.label({ label })} `, { continued: true });
      pdf.fillColor(INK).text(replaceMissingGlyphs(pdf, value));
    }),
  );
}

/** The title of the work or recording that a document is about. */
export function drawTitle(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, title: string): void {
  const shown = replaceMissingGlyphs(pdf, title);
  root.add(pdf.struct('H2', {}, () => void pdf.font(BOLD).fontSize(17).fillColor(INK).text(shown)));
  pdf.moveDown(0.5);
}

const FOOT_SIZE = 8;

export function numberPages(pdf: PDFKit.PDFDocument, label: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would start another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font(REGULAR)
      .fontSize(FOOT_SIZE)
      .fillColor(MUTED)
      .text(`${label} · ${text.page({ page: page + 1, pages: count })}`, MARGIN, pdf.page.height - MARGIN / 2, {
        width: BODY_WIDTH,
        align: 'right',
        lineBreak: false,
      });
    pdf.endMarkedContent();
  }
}

const MARK = 30;
const WAVES = [
  ['M4.5 20.5c4.5 0 6-10 11.5-10s7 10 11.5 10', '#ffffff'],
  ['M4.5 11.5c4.5 0 6 10 11.5 10s7-10 11.5-10', GOLD],
] as const;

export function drawHead(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, number }: { readonly title: string; readonly number: string },
): void {
  root.add(
    pdf.struct('P', {}, () => {
      drawMark(pdf);
      pdf
        .font(BOLD)
        .fontSize(13)
        .fillColor(INK)
        .text('Counterpoint', MARGIN + MARK + 10, MARGIN + 8);
    }),
  );
  pdf.x = MARGIN;
  pdf.y = MARGIN + MARK + 30;
  root.add(pdf.struct('H1', {}, () => void pdf.font(BOLD).fontSize(22).text(title)));
  root.add(
    pdf.struct('P', {}, () => void pdf.font(REGULAR).fontSize(11).fillColor(MUTED).text(text.number({ number }))),
  );
  pdf.moveDown(1.6);
}

function drawMark(pdf: PDFKit.PDFDocument): void {
  pdf
    .save()
    .translate(MARGIN, MARGIN)
    .scale(MARK / 32);
  pdf.roundedRect(0, 0, 32, 32, 8).fill(BRAND);
  for (const [path, color] of WAVES) pdf.path(path).lineWidth(2).lineCap('round').stroke(color);
  pdf.restore();
}
