import type { EventAct } from '../../platform/events/events.ts';
import type { CatalogueKind, VersionKey } from './catalogue-kind.ts';

/** Something that happens to one version of a work or a recording. */
export interface EntryEvent {
  readonly of: CatalogueKind;
  /** Without `revision`: the version that the work or recording shows. */
  readonly entry: Pick<VersionKey, 'id'> & Partial<VersionKey>;
  readonly act: EventAct;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** A submitted version waits for the members whom it names or leaves out. */
    'confirmation.requested': EntryEvent;
    'confirmation.reminder_due': EntryEvent & { readonly confirmBy: Date };
    'entry.confirmed': EntryEvent;
    'entry.contested': EntryEvent & { readonly reason: string };
    /** A version is active; or it was, and is complete from now on. */
    'entry.registered': EntryEvent;
    /** The submitter withdrew a submission to correct it. */
    'entry.recalled': EntryEvent;
    'entry.withdrawn': EntryEvent & { readonly reason: string };
  }
}
