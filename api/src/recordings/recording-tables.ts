import type { RecordingState } from '@counterpoint/domain/states';
import type { Generated } from 'kysely';

interface RecordingTable {
  id: string;
  reference: string;
  member_id: string;
  version: Generated<number>;
  state: RecordingState;
  title: string;
  version_title: string | null;
  display_artist: string;
  isrc: string | null;
  duration_s: number | null;
  label: string | null;
  /** A day, which is no instant: read as text, never through a time zone. */
  release_date: string | null;
  registered_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface RecordingMemberTable {
  member_id: string;
  recording_id: string;
  updated_at: Date;
}

export interface RecordingTables {
  recording: RecordingTable;
  recording_member: RecordingMemberTable;
}
