import type { CwrFinding } from '@counterpoint/domain/cwr';
import {
  type AcknowledgementFinding,
  type AcknowledgementReport,
  MAX_ACKNOWLEDGEMENTS,
} from '@counterpoint/domain/schemas/imports';
import { currentLanguage, LANGUAGES } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import type { StoredFinding, StoredReport } from '../../catalogue/works/acknowledgement-report.ts';

/** `find` finds the same, in the same order, in every language. */
export async function storableFindings(
  number: string,
  find: () => readonly CwrFinding[] | Promise<readonly CwrFinding[]>,
): Promise<StoredFinding[]> {
  const byLanguage: (readonly CwrFinding[])[] = [];
  for (const language of LANGUAGES) {
    const found = await inLanguage(language, find);
    byLanguage.push(found.slice(0, MAX_ACKNOWLEDGEMENTS));
  }
  const [first = []] = byLanguage;
  return first.map(({ id, line, column }, index) => ({
    line,
    number,
    column,
    rule: id,
    texts: LANGUAGES.flatMap((language, at) => {
      const finding = byLanguage[at]?.[index];
      if (!finding) return [];
      const { found, expected, correction } = finding;
      return [{ language, found, expected, correction }];
    }),
  }));
}

/** Returns the report in the reader's language. */
export function readReport(report: StoredReport): AcknowledgementReport {
  return { ...report, refusals: report.refusals.map(readFinding), warnings: report.warnings.map(readFinding) };
}

function readFinding(finding: StoredReport['warnings'][number]): AcknowledgementFinding {
  if (!('texts' in finding)) return finding;
  const { line, number, column, rule, texts } = finding;
  const read = texts.find(({ language }) => language === currentLanguage()) ?? texts[0];
  const { found = null, expected = null, correction = '' } = read ?? {};
  return { line, number, column, rule, found, expected, correction };
}
