import type { Difference } from '@counterpoint/kit/wizard';
import type { DraftValues, PublisherValues, RecordingValues, WriterValues } from '../draft-values.ts';
import { FACTS } from './facts-in-words.ts';
import { publisherInWords, recordingInWords, writerInWords } from './lines-in-words.ts';

/** What differs between two states of a draft, field by field and line by line, as a person reads it. */
export function differencesBetween(mine: DraftValues, theirs: DraftValues): Difference[] {
  const facts = FACTS.map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) }));
  const all = [
    ...facts,
    ...lineDifferences('Writer', { mine: mine.writers, theirs: theirs.writers, say: writerInWords }),
    ...lineDifferences('Publisher', { mine: mine.publishers, theirs: theirs.publishers, say: publisherInWords }),
    ...recordingDifferences(mine.recordings, theirs.recordings),
  ];
  return toldApart(all.filter((line) => line.mine !== line.theirs));
}

interface TwoSides<Line> {
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
  readonly say: (line: Line) => string;
}

/** Lines are those of parties: what one party has on either side, together where it is several lines. */
function lineDifferences<Line extends WriterValues | PublisherValues>(
  what: string,
  { mine, theirs, say }: TwoSides<Line>,
): Difference[] {
  const parties = new Map([...mine, ...theirs].map(({ party_id, party }) => [party_id, party.name]));
  const linesOf = (lines: readonly Line[], partyId: string | null) =>
    lines
      .filter((line) => line.party_id === partyId)
      .map(say)
      .join('; ');
  return [...parties].map(([partyId, name]) => ({
    label: `${what} ${name}`,
    mine: linesOf(mine, partyId),
    theirs: linesOf(theirs, partyId),
  }));
}

function recordingDifferences(mine: readonly RecordingValues[], theirs: readonly RecordingValues[]): Difference[] {
  const said = (recordings: readonly RecordingValues[]) => recordings.map(recordingInWords);
  const [one, other] = [said(mine), said(theirs)];
  return [...new Set([...one, ...other])].map((words) => ({
    label: `Recording ${words.split(',')[0] ?? ''}`.trim(),
    mine: one.includes(words) ? words : '',
    theirs: other.includes(words) ? words : '',
  }));
}

/** Two of one name are counted, as lists need what tells rows apart. */
function toldApart(differences: readonly Difference[]): Difference[] {
  return differences.map((line, index) => {
    const before = differences.slice(0, index).filter(({ label }) => label === line.label).length;
    return before === 0 ? line : { ...line, label: `${line.label} (${before + 1})` };
  });
}
