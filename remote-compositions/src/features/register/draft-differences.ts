import { TEXT_MUSIC, TEXT_MUSIC_LABELS, TITLE_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas';
import { formatShare, parseShare } from '@counterpoint/domain/shares';
import type { Difference } from '@counterpoint/kit/wizard';
import { languageName } from '../../ui/language-name.ts';
import type { DraftValues, WriterValues } from './draft-values.ts';

const FIELDS: readonly { label: string; read: (values: DraftValues) => string }[] = [
  { label: 'Title', read: (values) => values.title.trim() },
  { label: 'Alternative titles', read: alternativeTitles },
  { label: 'ISWC', read: (values) => values.iswc.trim() },
  { label: 'Language', read: (values) => (values.language ? languageName(values.language) : '') },
  { label: 'What it consists of', read: textMusic },
  { label: 'Version', read: (values) => (values.version_type === 'ORI' ? 'Original work' : 'Modified version') },
  { label: 'Duration', read: (values) => values.duration_s.trim() },
  { label: 'Genre', read: (values) => values.genre.trim() },
];

/** What differs between two states of a draft, field by field and writer by writer, as a person reads it. */
export function differencesBetween(mine: DraftValues, theirs: DraftValues): Difference[] {
  const fields = FIELDS.map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) }));
  return [...fields, ...writerDifferences(mine.writers, theirs.writers)].filter((line) => line.mine !== line.theirs);
}

function writerDifferences(mine: readonly WriterValues[], theirs: readonly WriterValues[]): Difference[] {
  const parties = new Map([...mine, ...theirs].map((writer) => [writer.party_id, writer.party.name]));
  return [...parties].map(([partyId, name]) => ({
    label: `Writer ${name}`,
    mine: linesOf(mine, partyId),
    theirs: linesOf(theirs, partyId),
  }));
}

function linesOf(writers: readonly WriterValues[], partyId: string | null): string {
  return writers
    .filter((writer) => writer.party_id === partyId)
    .map(
      ({ role, shares }) =>
        `${WRITER_ROLE_LABELS[role]}, performing ${percent(shares.pr)}, mechanical ${percent(shares.mr)}`,
    )
    .join('; ');
}

function alternativeTitles(values: DraftValues): string {
  return values.alternative_titles
    .filter((line) => line.title.trim())
    .map((line) => `${line.title.trim()} (${TITLE_TYPE_LABELS[line.type]})`)
    .join('; ');
}

function textMusic(values: DraftValues): string {
  const chosen = TEXT_MUSIC.find((code) => code === values.text_music);
  return chosen ? TEXT_MUSIC_LABELS[chosen] : '';
}

/** A share as the other version has it, so that `70` and `70.00` do not look like a difference. */
function percent(text: string): string {
  const share = parseShare(text);
  return share === null ? text : formatShare(share);
}
