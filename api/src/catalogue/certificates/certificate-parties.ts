import type { CertifiedWork } from '@counterpoint/domain/schemas/entries';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import * as text from '../../messages/certificates.generated.ts';
import { BODY_WIDTH } from '../../platform/documents/pdf-style.ts';
import { type Cell, drawRow } from '../../platform/documents/pdf-table.ts';

type Party = CertifiedWork['parties'][number];

const FIGURE_WIDTH = 84;
const ROLE_WIDTH = 120;

/** Continues across pages; the synchronisation column appears only if a share is given. */
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
  const total = { text: text.total(), width: nameWidth, isFigure: false, isHeader: true };
  const gap = { text: '', width: ROLE_WIDTH, isFigure: false, isHeader: false };
  drawRow(pdf, table, [total, gap, ...figures(rights, (right) => totalOf(parties, right), true)]);
  table.end();
}

function ipiOf({ ipi_name_number }: Party): string {
  return ipi_name_number ? `IPI ${ipi_name_number}` : text.noIpi();
}

function headerCells(rights: readonly Right[], nameWidth: number): Cell[] {
  const texts = [
    { text: text.party(), width: nameWidth },
    { text: text.role(), width: ROLE_WIDTH },
  ];
  return [
    ...texts.map((cell) => ({ ...cell, isFigure: false, isHeader: true })),
    ...rights.map((right) => ({ text: RIGHT_LABELS[right](), width: FIGURE_WIDTH, isFigure: true, isHeader: true })),
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
