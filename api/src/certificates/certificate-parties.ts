import type { CertifiedWork } from '@counterpoint/domain/schemas';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import { BODY_WIDTH, BOLD, INK, LINE, MARGIN, MUTED, REGULAR } from './certificate-style.ts';

type Party = CertifiedWork['parties'][number];

interface Cell {
  readonly text: string;
  readonly second?: string;
  readonly width: number;
  readonly isFigure: boolean;
  readonly isHeader: boolean;
}

const FIGURE_WIDTH = 84;
const ROLE_WIDTH = 120;
const PADDING = 6;
const TEXT_SIZE = 10;

/** Who has what of each right, as a table that goes on over pages. Synchronisation has a column where it is told. */
export function drawParties(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  parties: readonly Party[],
): void {
  const rights = RIGHTS.filter((right) => right !== 'sr' || totalOf(parties, right) > 0);
  const nameWidth = BODY_WIDTH - ROLE_WIDTH - rights.length * FIGURE_WIDTH;
  const table = pdf.struct('Table');
  root.add(table);
  drawRow(pdf, table, headerCells(rights, nameWidth));
  for (const party of parties) {
    const name = { text: party.name, second: ipiOf(party), width: nameWidth, isFigure: false, isHeader: false };
    const role = { text: party.role, width: ROLE_WIDTH, isFigure: false, isHeader: false };
    drawRow(pdf, table, [name, role, ...figures(rights, (right) => party.shares[right])]);
  }
  const total = { text: 'Total', width: nameWidth, isFigure: false, isHeader: true };
  const gap = { text: '', width: ROLE_WIDTH, isFigure: false, isHeader: false };
  drawRow(pdf, table, [total, gap, ...figures(rights, (right) => totalOf(parties, right), true)]);
  table.end();
}

function ipiOf({ ipi_name_number }: Party): string {
  return ipi_name_number ? `IPI ${ipi_name_number}` : 'No IPI name number';
}

function headerCells(rights: readonly Right[], nameWidth: number): Cell[] {
  const texts = [
    { text: 'Party', width: nameWidth },
    { text: 'Role', width: ROLE_WIDTH },
  ];
  return [
    ...texts.map((cell) => ({ ...cell, isFigure: false, isHeader: true })),
    ...rights.map((right) => ({ text: RIGHT_LABELS[right], width: FIGURE_WIDTH, isFigure: true, isHeader: true })),
  ];
}

function figures(rights: readonly Right[], shareOf: (right: Right) => number, isHeader = false): Cell[] {
  return rights.map((right) => ({
    text: formatShare(shareOf(right)),
    width: FIGURE_WIDTH,
    isFigure: true,
    isHeader,
  }));
}

/** One row, on the next page where this one has no room for it. */
function drawRow(pdf: PDFKit.PDFDocument, table: PDFKit.PDFStructureElement, cells: readonly Cell[]): void {
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
