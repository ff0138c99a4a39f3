import type { CaseLine, CaseResolution } from '@counterpoint/domain/schemas';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/act.ts';
import { closeCase } from '../case/case-repository.ts';
import type { StoredCase } from '../case/locked-case.ts';
import { tellOfCase } from '../case/move-stored.ts';
import type { CaseEventType } from '../opposition-tables.ts';
import { applyRecordingLines } from './apply-recording-lines.ts';
import { applyWorkLines } from './apply-work-lines.ts';
import { standingLines } from './standing-lines.ts';

/** What a case came to. */
export interface Resolving {
  readonly stored: StoredCase;
  /** The act that ended it: `accept`, `default`. */
  readonly type: CaseEventType;
  readonly resolution: Extract<CaseResolution, 'agreed' | 'default' | 'decided' | 'revoked'>;
  /** Every line of the disputed rights as it stands from now on; null where nothing changes. */
  readonly lines: readonly CaseLine[] | null;
  /** What was said at the end. */
  readonly text: string | null;
  readonly note?: string | null;
  readonly payload?: Record<string, unknown>;
  /** How long those have to answer who are asked because of rights in a recording that now overlap. */
  readonly responseDays: number;
}

/**
 * Ends a locked case, all or nothing: what it held is released, the work or recording has a new version with the lines
 * that it came to, and everybody touched is told. That the machine allows it is for its caller to have asked. 409 where
 * the lines break a rule that the registration keeps.
 */
export async function resolveCase(tx: Tx, act: AnyAct, resolving: Resolving): Promise<void> {
  const { stored, type, resolution, text, note = text, payload } = resolving;
  // Which of two works stays has no lines; a line-up in which nobody is left is one.
  const after = stored.kind === 'duplicate_work' ? null : resolving.lines;
  const lines = after && (await standingLines(tx, stored, after));
  const state = 'resolved' as const;
  // Closed first: what a case holds nobody can change, not even what it came to.
  await closeCase(tx, stored.id, { state, resolution, text, lines, at: act.at });
  const memberIds = lines ? await apply(tx, act, { ...resolving, lines }) : [];
  const told = { before: stored.registered_lines, after: lines ?? stored.registered_lines, resolution, ...payload };
  await tellOfCase(tx, act, { stored, type, state, note, payload: told });
  await publishEvent(tx, 'case.resolved', { caseId: stored.id, act, resolution, memberIds });
}

interface Applying extends Resolving {
  readonly lines: readonly CaseLine[];
}

function apply(tx: Tx, act: AnyAct, { stored, lines, responseDays }: Applying): Promise<string[]> {
  if (stored.object.type === 'composition') return applyWorkLines(tx, act, { stored, lines });
  return applyRecordingLines(tx, act, { stored, lines, responseDays });
}
