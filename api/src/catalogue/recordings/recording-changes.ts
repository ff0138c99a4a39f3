import type { Tx } from '../../platform/db/transaction.ts';
import type { AnyAct } from '../../platform/http/act.ts';
import { publish } from '../../platform/live/publish.ts';
import { changesOf } from '../entry/changes.ts';
import { RECORDINGS } from '../entry/entry-kind.ts';
import { readListedMembers } from '../entry/revision-repository.ts';
import { indexRecordings } from './recording-index.ts';
import { copyShown, listFor, readRecording } from './recording-repository.ts';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** The rights in force of a recording, which is locked, have changed. */
    'recording.rights_changed': {
      readonly recordingId: string;
      readonly act: AnyAct;
      /** How long those have to answer who are asked because of it. */
      readonly responseDays: number;
    };
  }
}

/** How recordings are opened for a change, and what follows from each. */
export const {
  open: openRecording,
  openForChange,
  openAsSubmitter,
  awaitingOf,
  settle: settleRecording,
  settleBySociety,
} = changesOf({ of: RECORDINGS, called: 'recording', read: readRecording, show: showEverywhere });

async function showEverywhere(tx: Tx, id: string, { at, memberIds }: { at: Date; memberIds: readonly string[] }) {
  await copyShown(tx, id);
  await listFor(tx, memberIds, { id, at });
  await indexRecordings(tx, [id]);
  await publish(tx, { topic: 'recordings', memberIds: await readListedMembers(tx, RECORDINGS, id) });
}
