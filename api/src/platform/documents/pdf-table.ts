import { BODY_WIDTH, BOLD, INK, LINE, MARGIN, MUTED, REGULAR } from './pdf-document.ts';

export interface Cell {
  readonly text: string;
  readonly second?: string;
  readonly width: number;
  readonly isFigure: boolean;
  readonly isHeader: boolean;
}

const PADDING = 6;
const TEXT_SIZE = 10;

export function drawRow(pdf: PDFKit.PDFDocument, table: PDFKit.PDFStructureElement, cells: readonly Cell[]): void {
  const height = Math.max(...cells.map((cell) => heightOf(pdf, cell))) + 2 * PADDING;
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  let left = MARGIN;
  for (const cell of cells) {
    const place = { left, top: top + PADDING };
    row.add(pdf.struct(cell.isHeader ? 'TH' : 'TD', {}, () => drawCell(pdf, cell, place)));
    left += cell.width;
  }
  row.end();
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
