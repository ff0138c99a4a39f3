import type { IsniApplication, IsniContent, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import type { IsniActor, IsniApplicationState } from '@counterpoint/domain/states';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    isni_application: {
      id: string;
      member_id: string;
      party_id: string;
      state: IsniApplicationState;
      version: Generated<number>;
      content: ColumnType<IsniContent, string, string>;
      question: Generated<string | null>;
      reason: Generated<string | null>;
      assigned_isni: Generated<IsniApplication['assigned_isni']>;
      agency_request_id: Generated<string | null>;
      created_at: Date;
      updated_at: Date;
      submitted_at: Generated<Date | null>;
    };
    isni_candidate: {
      id: string;
      application_id: string;
      isni: string | null;
      ppn: string | null;
      name: string;
      dates: string | null;
      details: string[];
      sources: string[];
      score: number | null;
      answer: Generated<OfferedCandidate['answer']>;
      offered_at: Date;
      answered_at: Generated<Date | null>;
    };
    isni_event: {
      id: string;
      application_id: string;
      at: Date;
      by: IsniActor;
      account_id: string | null;
      staff: string | null;
      from_state: IsniApplicationState | null;
      to_state: IsniApplicationState;
      note: string | null;
      staff_note: string | null;
    };
  }
}
