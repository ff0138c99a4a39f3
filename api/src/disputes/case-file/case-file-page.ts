import { BODY_WIDTH, INK, MARGIN, MUTED, replaceMissingGlyphs } from '../../platform/documents/pdf-document.ts';
import { BOLD, REGULAR } from '../../platform/documents/pdf-fonts.ts';
import { type Cell, drawTable } from '../../platform/documents/pdf-table.ts';

export interface Page {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly when: (instant: string | Date) => string;
}

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly isFigure?: boolean;
}

export type CellText = string | { readonly text: string; readonly second: string };

/** Breaks the page rather than leave a heading at its foot. */
export function drawHeading({ pdf, root }: Page, text: string): void {
  if (pdf.y > pdf.page.height - MARGIN - 90) pdf.addPage();
  pdf.x = MARGIN;
  pdf.moveDown(1.2);
  root.add(pdf.struct('H2', {}, () => void pdf.font(BOLD).fontSize(13).fillColor(INK).text(text)));
  pdf.moveDown(0.4);
}

export function labelledText({ pdf, root }: Page, title: string, text: string): void {
  pdf.x = MARGIN;
  if (pdf.y > pdf.page.height - MARGIN - 40) pdf.addPage();
  const [drawHeading, body] = [replaceMissingGlyphs(pdf, title), replaceMissingGlyphs(pdf, text)];
  root.add(pdf.struct('P', {}, () => void pdf.font(BOLD).fontSize(9).fillColor(MUTED).text(drawHeading)));
  root.add(pdf.struct('P', {}, () => void pdf.font(REGULAR).fontSize(10).fillColor(INK).text(body)));
  pdf.moveDown(0.6);
}

export function drawParagraph({ pdf, root }: Page, text: string): void {
  pdf.x = MARGIN;
  root.add(pdf.struct('P', {}, () => void pdf.font(REGULAR).fontSize(10).fillColor(MUTED).text(text)));
}

interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly CellText[])[];
}

/** A table below its heading, if it has rows. */
export function drawSection(page: Page, { title, columns, rows }: Section): void {
  if (rows.length === 0) return;
  drawHeading(page, title);
  drawCaseTable(page, columns, rows);
}

export function drawCaseTable(
  { pdf, root }: Page,
  columns: readonly Column[],
  rows: readonly (readonly CellText[])[],
): void {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const cells = (texts: readonly CellText[], isHeader: boolean): Cell[] =>
    columns.map(({ width, isFigure = false }, index) => {
      const text = texts[index] ?? '';
      const shown = typeof text === 'string' ? { text } : text;
      return { ...shown, width: (width / whole) * BODY_WIDTH, isFigure, isHeader };
    });
  const head = cells(
    columns.map(({ title }) => title),
    true,
  );
  drawTable(pdf, root, { head, rows: rows.map((row) => cells(row, false)) });
}
