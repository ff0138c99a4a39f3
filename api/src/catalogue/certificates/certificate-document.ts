import { buffer } from 'node:stream/consumers';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { type CertifiedWork, formatCertificateCode } from '@counterpoint/domain/schemas/entries';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import { encode } from 'uqr';
import * as text from '../../messages/certificates.generated.ts';
import {
  BODY_WIDTH,
  drawFact,
  drawHead,
  drawTitle,
  INK,
  LINE,
  MARGIN,
  MUTED,
  numberPages,
  openPdf,
  replaceMissingGlyphs,
} from '../../platform/documents/pdf-document.ts';
import { BOLD, REGULAR } from '../../platform/documents/pdf-fonts.ts';
import { type Cell, drawTable } from '../../platform/documents/pdf-table.ts';
import { SocietyCalendar } from '../../platform/time/society-calendar.ts';
import type { IssuedCertificate } from './certificate-repository.ts';

const QR_SIZE = 84;

interface DrawnCertificate {
  readonly certificate: IssuedCertificate;
  readonly publicUrl: string;
  readonly society: string;
  readonly timeZone: string;
}

declare module '../../platform/threads/thread-tasks.ts' {
  interface ThreadTasks {
    certificate(drawn: DrawnCertificate): Uint8Array;
  }
}

/** Draws a tagged PDF, so that screen readers get reading order, headings and a table. */
export async function drawCertificate({
  certificate,
  publicUrl,
  society,
  timeZone,
}: DrawnCertificate): Promise<Uint8Array> {
  const { number, content, issued_at: at } = certificate;
  const subject = text.subject({ reference: content.reference });
  const title = text.title({ number, title: content.title });
  const pdf = await openPdf({ title, subject, at, author: society, isNumbered: true });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, { title: text.heading(), number });
  drawWork(pdf, root, { certificate, timeZone, society });
  drawParties(pdf, root, content.parties);
  drawCheck(pdf, root, { certificate, publicUrl });
  root.end();
  numberPages(pdf, number);
  pdf.end();
  return buffer(pdf);
}

function drawWork(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { certificate, timeZone, society }: Omit<DrawnCertificate, 'publicUrl'>,
): void {
  const { content, issued_at } = certificate;
  const calendar = new SocietyCalendar(timeZone);
  drawTitle(pdf, root, content.title);
  const facts = [
    ['ISWC', content.iswc ? formatIswc(content.iswc) : text.notAssigned()],
    [text.reference(), text.revision({ reference: content.reference, revision: content.revision })],
    [text.registeredOn(), calendar.formatDay(new Date(content.registered_at))],
    [text.issuedOn(), calendar.formatDay(issued_at)],
    [text.issuedBy(), society],
  ] as const;
  for (const fact of facts) drawFact(pdf, root, fact);
  pdf.moveDown(1);
}

function drawCheck(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { certificate, publicUrl }: Pick<DrawnCertificate, 'certificate' | 'publicUrl'>,
): void {
  const { code, content } = certificate;
  const printed = formatCertificateCode(code);
  const names = [content.title, ...content.parties.map(({ name }) => name)].join(' ');
  const isComplete = replaceMissingGlyphs(pdf, names) === names;
  const link = `${publicUrl.replace(/\/$/, '')}/verify/${printed}`;
  if (pdf.y > pdf.page.height - MARGIN - QR_SIZE - 40) pdf.addPage();
  pdf.moveDown(1.5);
  const top = pdf.y;
  pdf
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + BODY_WIDTH, top)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke();
  root.add(pdf.struct('Figure', { alt: text.qrCode({ link }) }, () => drawQr(pdf, link, top + 14)));
  const width = BODY_WIDTH - QR_SIZE - 20;
  pdf.x = MARGIN;
  pdf.y = top + 16;
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font(BOLD).fontSize(10).fillColor(INK).text(text.check(), { width });
      pdf.font(REGULAR).fillColor(MUTED);
      pdf.text(text.checkHint(), { width });
      pdf.fillColor(INK).text(link, { width, link, underline: true });
      pdf
        .moveDown(0.3)
        .fillColor(MUTED)
        .text(`${text.code()} `, { width, continued: true, underline: false, link: null });
      pdf.font(BOLD).fillColor(INK).text(printed, { width });
      if (!isComplete) pdf.moveDown(0.3).font(REGULAR).fillColor(MUTED).text(text.missingCharacters(), { width });
    }),
  );
}

function drawQr(pdf: PDFKit.PDFDocument, text: string, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = QR_SIZE / size;
  const left = MARGIN + BODY_WIDTH - QR_SIZE;
  pdf.fillColor(INK);
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(left + column * module, top + row * module, module + 0.05, module + 0.05);
  pdf.fill();
}

type Party = CertifiedWork['parties'][number];

const FIGURE_WIDTH = 84;
const ROLE_WIDTH = 120;

/** Continues across pages; the synchronisation column appears only if a share is given. */
function drawParties(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, parties: readonly Party[]): void {
  const rights = RIGHTS.filter((right) => right !== 'sr' || totalOf(parties, right) > 0);
  const widths = [BODY_WIDTH - ROLE_WIDTH - rights.length * FIGURE_WIDTH, ROLE_WIDTH];
  const cellsOf = (texts: readonly string[], isHeader: boolean): Cell[] =>
    texts.map((each, column) => ({
      text: each,
      width: widths[column] ?? FIGURE_WIDTH,
      isFigure: column >= widths.length,
      isHeader: isHeader && each !== '',
    }));
  const figures = (shareOf: (right: Right) => number) => rights.map((right) => formatShare(shareOf(right)));
  const lines = parties.map(({ name, role, ipi_name_number, shares }) => {
    const second = ipi_name_number ? `IPI ${ipi_name_number}` : text.noIpi();
    const cells = cellsOf([name, role, ...figures((right) => shares[right])], false);
    return cells.map((cell, column) => (column === 0 ? { ...cell, second } : cell));
  });
  const head = cellsOf([text.party(), text.role(), ...rights.map((right) => RIGHT_LABELS[right]())], true);
  const totals = cellsOf([text.total(), '', ...figures((right) => totalOf(parties, right))], true);
  drawTable(pdf, root, { head, rows: [...lines, totals] });
}
