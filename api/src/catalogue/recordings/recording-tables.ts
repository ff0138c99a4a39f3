import type { UseType } from '@counterpoint/domain/recording-rights';
import type {
  ContributorCategory,
  ContributorRole,
  LineUpClaim,
  RECORDING_EVENTS,
  RecordingFacts,
  RightsHolderRole,
} from '@counterpoint/domain/schemas/recordings';
import type { RecordingState } from '@counterpoint/domain/states';
import type { TerritoryLine } from '@counterpoint/domain/territories';
import type { Generated, JSONColumnType } from 'kysely';
import type {
  ConfirmedLineColumns,
  EventColumns,
  LineColumns,
  ListedColumns,
  RemovalColumns,
  RevisionColumns,
} from '../entry/entry-tables.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    recording: {
      id: string;
      reference: string;
      member_id: string;
      version: Generated<number>;
      revision: Generated<number>;
      pending_revision: Generated<number | null>;
      import_job_id: Generated<string | null>;
      own_number: Generated<string | null>;
      state: RecordingState;
      title: string;
      version_title: string | null;
      display_artist: string;
      isrc: string | null;
      duration_s: number | null;
      label: string | null;
      release_title: Generated<string | null>;
      /** Dates without a time zone, read as text. */
      release_date: string | null;
      /** For the first time; amendments don't change it. */
      registered_at: Date | null;
      created_at: Date;
      updated_at: Date;
    };
    recording_revision: RevisionColumns & {
      recording_id: string;
      state: RecordingState;
      isrc: string | null;
      facts: JSONColumnType<RecordingFacts, string, string>;
    };
    recording_contributor: LineColumns & {
      recording_id: string;
      party_id: string | null;
      name: string | null;
      category: ContributorCategory;
      roles: ContributorRole[];
      other_roles: Generated<string | null>;
      performed_from: string | null;
      performed_to: string | null;
      country: string | null;
      share: number | null;
    };
    recording_right: ConfirmedLineColumns & {
      recording_id: string;
      party_id: string;
      role: RightsHolderRole;
      uses: UseType[];
      share: number;
      territories: JSONColumnType<TerritoryLine[], string, string>;
      valid_from: string;
      valid_to: string | null;
      source: string | null;
      is_controlled_by_third_party: boolean;
      claimed_by: string | null;
    };
    recording_work: LineColumns & {
      recording_id: string;
      composition_id: string | null;
      title: string;
      iswc: string | null;
      writers: string | null;
    };
    recording_removal: RemovalColumns & { recording_id: string };
    work_recording_link: {
      composition_id: string;
      recording_id: string;
      linked_by: string;
      linked_at: Date;
    };
    recording_event: EventColumns & { recording_id: string; type: (typeof RECORDING_EVENTS)[number] };
    recording_history: Tables['recording_event'];
    recording_member: ListedColumns & { recording_id: string; state: RecordingState; artist_key: string };
    recording_line_up_claim: {
      id: string;
      recording_id: string;
      party_id: string;
      member_id: string;
      category: ContributorCategory;
      roles: ContributorRole[];
      performed_from: string | null;
      performed_to: string | null;
      country: string | null;
      credited_as: string | null;
      evidence: JSONColumnType<LineUpClaim['evidence'], string, string>;
      state: LineUpClaim['state'];
      answer: string | null;
      created_at: Date;
      answered_at: Date | null;
    };
  }
}
