import type { WriterRole } from '../schemas/composition-words.ts';
import { RIGHTS } from '../shares/index.ts';
import type { Finding } from './finding.ts';
import type { RuledWork, RuledWriter } from './ruled-work.ts';

const CREATORS: readonly WriterRole[] = ['CA', 'C', 'A'];
const AUTHORS_OF_WORDS: readonly WriterRole[] = ['CA', 'A', 'SA', 'TR'];
const MODIFIERS: readonly WriterRole[] = ['AR', 'AD', 'SR', 'SA', 'TR'];

/** W-WRI-01, CWR transaction rule 12: a work has at least one writer. */
export function hasWriter({ writers }: RuledWork): Finding[] {
  if (writers.length > 0) return [];
  return [{ id: 'W-WRI-01', path: 'writers', message: 'Add at least one writer.', severity: 'block' }];
}

/** W-WRI-02, CWR transaction rule 15: at least one writer is a composer, an author or both. */
export function hasCreator({ writers }: RuledWork): Finding[] {
  if (writers.length === 0 || writers.some(({ role }) => CREATORS.includes(role))) return [];
  const message = 'At least one writer must be a composer or an author.';
  return [{ id: 'W-WRI-02', path: 'writers', message, severity: 'block' }];
}

/** W-WRI-03, ours: one party stands once in each role, since two lines of one writer can be told by nobody. */
export function namesEachWriterOnce({ writers }: RuledWork): Finding[] {
  const isRepeated = (writer: RuledWriter, index: number) =>
    writer.party_id !== null &&
    writers.findIndex((other) => other.party_id === writer.party_id && other.role === writer.role) < index;
  const message = 'This writer already stands above in the same role.';
  return findingsOf(writers, isRepeated, { id: 'W-WRI-03', field: 'party_id', message, severity: 'block' });
}

/** W-WRI-04, ours: a writer without any share is allowed, and often a slip. */
export function givesEachWriterAShare({ writers }: RuledWork): Finding[] {
  const hasNone = ({ shares }: RuledWriter) => RIGHTS.every((right) => shares[right] === 0);
  const message = 'This writer has no share in any right.';
  return findingsOf(writers, hasNone, { id: 'W-WRI-04', field: 'shares', message, severity: 'warn' });
}

/** W-TXT-01, CWR transaction rule 45: a work of music only has nobody who wrote words. */
export function keepsMusicWithoutWords({ text_music, writers }: RuledWork): Finding[] {
  if (text_music !== 'MUS') return [];
  const message = 'A work of music only has no author of words.';
  const wroteWords = ({ role }: RuledWriter) => AUTHORS_OF_WORDS.includes(role);
  return findingsOf(writers, wroteWords, { id: 'W-TXT-01', field: 'role', message, severity: 'block' });
}

/** W-VER-01, CWR transaction rule 23: an original work has nobody who arranged, adapted or translated it. */
export function keepsOriginalUnmodified({ version_type, writers }: RuledWork): Finding[] {
  if (version_type !== 'ORI') return [];
  const message = 'An original work has no arranger, adaptor or translator: say that it is a modified version.';
  const modified = ({ role }: RuledWriter) => MODIFIERS.includes(role);
  return findingsOf(writers, modified, { id: 'W-VER-01', field: 'role', message, severity: 'block' });
}

/** W-VER-02, CWR transaction rule 10: a modified version has somebody who modified it. */
export function namesModifier({ version_type, writers }: RuledWork): Finding[] {
  if (version_type !== 'MOD' || writers.length === 0) return [];
  if (writers.some(({ role }) => MODIFIERS.includes(role))) return [];
  const message = 'A modified version needs its arranger, adaptor or translator among the writers.';
  return [{ id: 'W-VER-02', path: 'writers', message, severity: 'block' }];
}

type LineFinding = Omit<Finding, 'path'> & { readonly field: string };

function findingsOf(
  writers: readonly RuledWriter[],
  isBroken: (writer: RuledWriter, index: number) => boolean,
  { field, ...finding }: LineFinding,
): Finding[] {
  return [...writers.entries()]
    .filter(([index, writer]) => isBroken(writer, index))
    .map(([index]) => ({ ...finding, path: `writers.${index}.${field}` }));
}
