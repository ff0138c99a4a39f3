import type { ImportNoun, NamedMember } from './import-subject.ts';

/** An import, and what its subject is called. */
interface ImportEvent {
  readonly fileName: string;
  readonly noun: ImportNoun;
  readonly at: Date;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** Members whom imported entries name have to confirm them: each once for the whole import. */
    'import.confirmations_requested': ImportEvent & {
      readonly importerId: string;
      readonly named: readonly NamedMember[];
    };
    'import.confirmations_due': ImportEvent & { readonly confirmBy: Date; readonly named: readonly NamedMember[] };
    /** Everything is written, or what came before the member stopped the import. */
    'import.ended': ImportEvent & {
      readonly importerId: string;
      readonly isWhole: boolean;
      readonly written: number;
      /** How many entries of others the importer's rights are claimed in. */
      readonly claimed: number;
    };
  }
}
