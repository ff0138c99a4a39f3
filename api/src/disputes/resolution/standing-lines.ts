import { holderLines, holdersWithin, measuresIn, rebaseLines, workLines } from '@counterpoint/domain/oppositions';
import type { CaseLine } from '@counterpoint/domain/schemas';
import { RIGHTS } from '@counterpoint/domain/shares';
import { readForSociety as readRecording } from '../../catalogue/recordings/recording-repository.ts';
import { readForSociety as readWork } from '../../catalogue/works/composition-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { StoredCase } from '../case/locked-case.ts';

/**
 * The lines that a case comes to, on what is registered by now: another case about the same work may have ended
 * meanwhile, and what came of that one stays. 409 where the two do not go together.
 */
export async function standingLines(
  tx: Tx,
  stored: StoredCase,
  after: readonly CaseLine[],
): Promise<readonly CaseLine[]> {
  const { registered_lines: registered, kind } = stored;
  if (kind === 'performer_line_up') return after;
  const current = await currentLines(tx, stored, measuresIn([...registered, ...after]));
  const lines = current && rebaseLines({ registered, after, current });
  if (lines) return lines;
  throw conflict(
    'registration_changed',
    'What is registered has changed since, so that this no longer fits. Propose a split that fits what is registered now.',
  );
}

async function currentLines(tx: Tx, stored: StoredCase, measures: readonly string[]): Promise<CaseLine[] | null> {
  const { object, asked, contested_revision: contested } = stored;
  const which = contested ?? 'shown';
  if (object.type === 'composition') {
    const work = await readWork(tx, object.id, which);
    const rights = RIGHTS.filter((right) => measures.includes(right));
    return work && workLines(work.details, rights);
  }
  const recording = await readRecording(tx, object.id, which);
  if (!recording) return null;
  const { rights } = recording.details;
  if (asked.uses === undefined) return holdersWithin(rights, stored.scope ?? []);
  return holderLines(rights, { uses: [], territories: [], from: null, to: null, ...asked });
}
