import type { Columns } from '../../../platform/db/copy-rows.ts';
import type { Origin } from './origin.ts';

/** Of a recording to a work that it contains. */
export interface Link {
  readonly workId: string;
  readonly recordingId: string;
}

export function linkColumns({ memberId, at }: Origin): Columns<Link> {
  return {
    composition_id: ({ workId }) => workId,
    recording_id: ({ recordingId }) => recordingId,
    linked_by: memberId,
    linked_at: at,
  };
}
