import { BODY_WIDTH, BOLD, INK, MARGIN, MUTED, REGULAR } from '../../platform/documents/pdf-document.ts';
import { type Cell, drawRow } from '../../platform/documents/pdf-table.ts';

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
export function heading({ pdf, root }: Page, text: string): void {
  if (pdf.y > pdf.page.height - MARGIN - 90) pdf.addPage();
  pdf.x = MARGIN;
  pdf.moveDown(1.2);
  root.add(pdf.struct('H2', {}, () => void pdf.font(BOLD).fontSize(13).fillColor(INK).text(text)));
  pdf.moveDown(0.4);
}

export function fact({ pdf, root }: Page, label: string, value: string): void {
  pdf.x = MARGIN;
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font(REGULAR).fontSize(10).fillColor(MUTED).text(`${label}: `, { continued: true });
      pdf.fillColor(INK).text(value);
    }),
  );
}

export function labelledText({ pdf, root }: Page, title: string, text: string): void {
  pdf.x = MARGIN;
  if (pdf.y > pdf.page.height - MARGIN - 40) pdf.addPage();
  root.add(pdf.struct('P', {}, () => void pdf.font(BOLD).fontSize(9).fillColor(MUTED).text(title)));
  root.add(pdf.struct('P', {}, () => void pdf.font(REGULAR).fontSize(10).fillColor(INK).text(text)));
  pdf.moveDown(0.6);
}

export function paragraph({ pdf, root }: Page, text: string): void {
  pdf.x = MARGIN;
  root.add(pdf.struct('P', {}, () => void pdf.font(REGULAR).fontSize(10).fillColor(MUTED).text(text)));
}

export function table({ pdf, root }: Page, columns: readonly Column[], rows: readonly (readonly CellText[])[]): void {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const element = pdf.struct('Table');
  root.add(element);
  const cells = (texts: readonly CellText[], isHeader: boolean): Cell[] =>
    columns.map(({ width, isFigure = false }, index) => {
      const text = texts[index] ?? '';
      const shown = typeof text === 'string' ? { text } : text;
      return { ...shown, width: (width / whole) * BODY_WIDTH, isFigure, isHeader };
    });
  drawRow(
    pdf,
    element,
    cells(
      columns.map(({ title }) => title),
      true,
    ),
  );
  for (const row of rows) drawRow(pdf, element, cells(row, false));
  element.end();
}
