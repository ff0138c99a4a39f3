import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import type { ImportJob } from './import-repository.ts';
import type { NamedMember } from './import-subject.ts';

export function eventOf({ id, file_name, subject }: ImportJob, at: Date): ImportEvent {
  return { importId: id, fileName: file_name, subject, at };
}

interface ImportEvent {
  readonly importId: string;
  readonly fileName: string;
  readonly subject: ImportSubjectId;
  readonly at: Date;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'import.confirmations_requested': ImportEvent & {
      readonly importerId: string;
      readonly named: readonly NamedMember[];
      readonly performers: readonly NamedMember[];
    };
    'import.confirmations_due': ImportEvent & { readonly confirmBy: Date; readonly named: readonly NamedMember[] };
    'import.ended': ImportEvent & {
      readonly importerId: string;
      readonly isWhole: boolean;
      readonly written: number;
      readonly claimed: number;
    };
  }
}
