import { createRequire } from 'node:module';
import * as text from '../../messages/files.generated.ts';
import { BODY_WIDTH, BOLD, MARGIN, MUTED, REGULAR } from './pdf-style.ts';

const require = createRequire(import.meta.url);
/** Inter, as on screen. It covers members' names: Latin with all diacritics, African letters, Greek and Cyrillic. */
const FONTS = {
  [REGULAR]: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  [BOLD]: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

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
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    bufferPages: isNumbered,
    info: { Title: title, Author: author, Subject: subject, CreationDate: at, ModDate: at },
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  return pdf;
}

export function collectPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
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
