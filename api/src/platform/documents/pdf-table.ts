import { BODY_WIDTH, INK, LINE, MARGIN, MUTED, replaceMissingGlyphs } from './pdf-document.ts';
import { BOLD, REGULAR } from './pdf-fonts.ts';

export interface Cell {
  readonly text: string;
  readonly second?: string;
  readonly width: number;
  readonly isFigure: boolean;
  readonly isHeader: boolean;
}

const PADDING = 6;
const TEXT_SIZE = 10;

type Row = readonly Cell[];

/** Continues on the next page under the same column headings. */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  table: { readonly head: Row; readonly rows: readonly Row[] },
): void {
  const head = printableRow(pdf, table.head);
  const rows = table.rows.map((row) => printableRow(pdf, row));
  const element = pdf.struct('Table');
  root.add(element);
  const [first = []] = rows;
  if (!hasRoom(pdf, [head, first])) pdf.addPage();
  drawRow(pdf, element, head);
  for (const row of rows) {
    if (!hasRoom(pdf, [row])) {
      pdf.addPage();
      // Screen readers have read them already.
      pdf.markContent('Artifact', { type: 'Pagination' });
      drawCells(pdf, head, (_, draw) => draw());
      pdf.endMarkedContent();
    }
    drawRow(pdf, element, row);
  }
  element.end();
}

function printableRow(pdf: PDFKit.PDFDocument, row: Row): Row {
  return row.map(({ text, second = '', ...cell }) => ({
    ...cell,
    text: replaceMissingGlyphs(pdf, text),
    second: replaceMissingGlyphs(pdf, second),
  }));
}

function hasRoom(pdf: PDFKit.PDFDocument, rows: readonly Row[]): boolean {
  const height = rows.reduce((sum, row) => sum + heightOfRow(pdf, row), 0);
  return pdf.y + height <= pdf.page.height - MARGIN;
}

function heightOfRow(pdf: PDFKit.PDFDocument, row: Row): number {
  return Math.max(0, ...row.map((cell) => heightOf(pdf, cell))) + 2 * PADDING;
}

function drawRow(pdf: PDFKit.PDFDocument, table: PDFKit.PDFStructureElement, row: Row): void {
  const element = pdf.struct('TR');
  table.add(element);
  drawCells(pdf, row, ({ isHeader }, draw) => element.add(pdf.struct(isHeader ? 'TH' : 'TD', {}, draw)));
  element.end();
}

function drawCells(pdf: PDFKit.PDFDocument, row: Row, add: (cell: Cell, draw: () => void) => void): void {
  const height = heightOfRow(pdf, row);
  const top = pdf.y;
  let left = MARGIN;
  for (const cell of row) {
    const place = { left, top: top + PADDING };
    add(cell, () => drawCell(pdf, cell, place));
    left += cell.width;
  }
  pdf
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + BODY_WIDTH, top + height)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  pdf.x = MARGIN;
  pdf.y = top + height;
}

function heightOf(pdf: PDFKit.PDFDocument, { text, second, width, isHeader }: Cell): number {
  const inner = { width: width - PADDING };
  const first = pdf
    .font(isHeader ? BOLD : REGULAR)
    .fontSize(TEXT_SIZE)
    .heightOfString(text || ' ', inner);
  return first + (second ? pdf.fontSize(TEXT_SIZE - 1.5).heightOfString(second, inner) : 0);
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  { text, second, width, isFigure, isHeader }: Cell,
  { left, top }: { readonly left: number; readonly top: number },
): void {
  const layout = { width: width - PADDING, align: isFigure ? ('right' as const) : ('left' as const) };
  pdf
    .font(isHeader ? BOLD : REGULAR)
    .fontSize(TEXT_SIZE)
    .fillColor(INK)
    .text(text, left, top, layout);
  if (second)
    pdf
      .fontSize(TEXT_SIZE - 1.5)
      .fillColor(MUTED)
      .text(second, layout);
}
