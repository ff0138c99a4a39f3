import { contributorLines, holderLines, isAboutShares, workLines } from '@counterpoint/domain/cases';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import {
  type CaseGround,
  type CaseLine,
  type CaseObject,
  type CaseScope,
  caseScope,
} from '@counterpoint/domain/schemas/cases';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS, totalOf } from '@counterpoint/domain/shares';
import type { CaseKind } from '@counterpoint/domain/states';
import { isActive, WORKS } from '../../catalogue/entry/entry-kind.ts';
import type { Viewer } from '../../catalogue/entry/entry-views.ts';
import { openEntry, readForSociety } from '../../catalogue/entry/open-entry.ts';
import { RECORDING } from '../../catalogue/recordings/recording-definition.ts';
import { WORK } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { readSubmitter } from './filing-repository.ts';

export interface CaseSubject {
  readonly object: CaseGround['object'];
  /** The submitter answers for every line that no other member has. */
  readonly submitterId: string;
  readonly memberIds: ReadonlySet<string>;
  /** The default scope: every right or use in the entry. */
  readonly wholeScope: CaseScope;
  readonly since: string | null;
  lines(kind: CaseKind, scope: CaseScope): CaseLine[];
}

/** Throws 404 if the member can't see it, 409 if it isn't active. */
export async function openSubject(db: Database, actor: Viewer, object: CaseObject): Promise<CaseSubject> {
  if (object.type === 'composition') {
    const work = await openEntry(WORK, db, { id: object.id, viewer: actor });
    return workSubject(work, await submitterOf(db, object));
  }
  const recording = await openEntry(RECORDING, db, { id: object.id, viewer: actor });
  return recordingSubject(recording, await submitterOf(db, object));
}

export async function openSubjectForSociety(tx: Tx, object: CaseObject): Promise<CaseSubject> {
  const submitterId = await submitterOf(tx, object);
  if (object.type === 'composition') {
    const work = await readForSociety({ entry: WORK, tx }, object.id);
    if (!work) throw notFound(notFoundText.work());
    return workSubject(work.details, submitterId);
  }
  const recording = await readForSociety({ entry: RECORDING, tx }, object.id);
  if (!recording) throw notFound(notFoundText.recording());
  return recordingSubject(recording.details, submitterId);
}

async function submitterOf(db: Database, object: CaseObject): Promise<string> {
  const found = await readSubmitter(db, object);
  if (!found) throw notFound(object.type === 'composition' ? notFoundText.work() : notFoundText.recording());
  return found;
}

function workSubject(work: WorkDetails, submitterId: string): CaseSubject {
  if (!isActive(WORKS, work.state)) throw notInForce();
  const everybody = [...work.writers, ...work.publishers];
  const names = work.writers.map(({ name }) => name);
  return {
    object: {
      type: 'composition',
      id: work.id,
      title: work.title,
      code: work.iswc,
      by: [...new Set(names)].join(', '),
      revision: work.revision,
    },
    submitterId,
    memberIds: membersIn(everybody),
    wholeScope: caseScope.parse({ rights: RIGHTS.filter((right) => totalOf(everybody, right) > 0) }),
    since: null,
    lines: (kind, { rights }) =>
      isAboutShares(kind)
        ? workLines(
            work,
            RIGHTS.filter((each) => rights.includes(each)),
          )
        : [],
  };
}

function recordingSubject(recording: RecordingDetails, submitterId: string): CaseSubject {
  if (recording.state !== 'registered') throw notInForce();
  const { id, title, isrc, display_artist, revision, rights, contributors } = recording;
  return {
    object: { type: 'recording', id, title, code: isrc, by: display_artist ?? '', revision },
    submitterId,
    memberIds: membersIn([...rights, ...contributors]),
    wholeScope: caseScope.parse({ uses: [...USE_TYPES] }),
    since: rights.map(({ valid_from }) => valid_from).sort()[0] ?? null,
    lines: (kind, scope) =>
      kind === 'performer_line_up'
        ? contributorLines(contributors)
        : isAboutShares(kind)
          ? holderLines(rights, scope)
          : [],
  };
}

function membersIn(lines: readonly { readonly party_id: string | null; readonly is_member: boolean }[]): Set<string> {
  return new Set(lines.flatMap(({ party_id, is_member }) => (is_member && party_id ? [party_id] : [])));
}

function notInForce() {
  return conflict('not_in_force', text.notActive());
}
