import * as text from '../../messages/files.generated.ts';
import { BOLD, BRAND, GOLD, INK, MARGIN, MUTED, REGULAR } from './pdf-style.ts';

const MARK = 30;
const WAVES = [
  ['M4.5 20.5c4.5 0 6-10 11.5-10s7 10 11.5 10', '#ffffff'],
  ['M4.5 11.5c4.5 0 6 10 11.5 10s7-10 11.5-10', GOLD],
] as const;

export interface Headed {
  readonly title: string;
  readonly number: string;
}

export function drawHead(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, { title, number }: Headed): void {
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
