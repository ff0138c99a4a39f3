import { caseTotal, measuresIn } from '@counterpoint/domain/cases';
import { type CaseDetails, type CaseLine, type CaseMeasure, formatLineRole } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import * as text from '../../messages/case-file.generated.ts';
import { type Column, drawCaseTable, drawHeading, drawParagraph, type Page } from './case-file-page.ts';

interface Version {
  readonly title: string;
  readonly lines: readonly CaseLine[];
}

const MAX_COLUMNS = 4;

export function drawLines(page: Page, details: CaseDetails): void {
  const versions = versionsOf(details);
  const lines = [...new Map(versions.flatMap(({ lines: all }) => all.map((line) => [line.key, line]))).values()];
  if (lines.length === 0) return;
  const measures = measuresIn(lines);
  for (const measure of measures) {
    drawHeading(page, text.measures[measure]());
    for (const group of splitVersions(versions)) drawShares(page, measure, { lines, versions: group });
  }
  if (measures.length > 0) return;
  drawHeading(page, text.named());
  for (const group of splitVersions(versions)) drawNames(page, { lines, versions: group });
}

function versionsOf({ registered_lines, parties, proposals, resolved_lines }: CaseDetails): Version[] {
  const claimed = parties.filter(({ claimed_lines }) => claimed_lines.length > 0);
  const open = proposals.find(({ state }) => state === 'open');
  return [
    { title: text.registered(), lines: registered_lines },
    ...claimed.map(({ name, claimed_lines }) => ({ title: text.claimedBy({ name }), lines: claimed_lines })),
    ...(open ? [{ title: text.proposedBy({ name: open.proposed_by }), lines: open.lines }] : []),
    ...(resolved_lines ? [{ title: text.resolvedLines(), lines: resolved_lines }] : []),
  ];
}

function splitVersions(versions: readonly Version[]): Version[][] {
  const [first, ...others] = versions;
  if (!first) return [];
  const parts = Array.from({ length: Math.max(1, Math.ceil(others.length / (MAX_COLUMNS - 1))) }, (_, index) =>
    others.slice(index * (MAX_COLUMNS - 1), (index + 1) * (MAX_COLUMNS - 1)),
  );
  return parts.map((part) => [first, ...part]);
}

interface Comparison {
  readonly lines: readonly CaseLine[];
  readonly versions: readonly Version[];
}

function columnsOf(versions: readonly Version[], isFigure: boolean): Column[] {
  return [{ title: text.party(), width: 2 }, ...versions.map(({ title }) => ({ title, width: 1.2, isFigure }))];
}

function drawShares(page: Page, measure: CaseMeasure, { lines, versions }: Comparison): void {
  const shareIn = ({ lines: all }: Version, key: string) => all.find((line) => line.key === key)?.shares[measure];
  const shown = lines.filter(({ shares }) => shares[measure] !== undefined);
  const rows = shown.map((line) => [
    { text: line.name, second: formatLineRole(line) },
    ...versions.map((version) => {
      const share = shareIn(version, line.key);
      return share === undefined ? '—' : formatShare(share);
    }),
  ]);
  const totals = versions.map((version) => formatShare(caseTotal(version.lines, measure)));
  drawCaseTable(page, columnsOf(versions, true), [...rows, [text.total(), ...totals]]);
  page.pdf.moveDown(0.6);
}

function drawNames(page: Page, { lines, versions }: Comparison): void {
  const rows = lines.map((line) => [
    { text: line.name, second: formatLineRole(line) },
    ...versions.map(({ lines: all }) => {
      const there = all.find(({ key }) => key === line.key);
      return there ? formatLineRole(there) || text.isNamed() : text.notNamed();
    }),
  ]);
  drawCaseTable(page, columnsOf(versions, false), rows);
  drawParagraph(page, text.noShares());
}
