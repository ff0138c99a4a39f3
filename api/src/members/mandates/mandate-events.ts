import type { EventAct } from '../../platform/events/events.ts';
import type { StoredMandate } from './mandate-repository.ts';

export type MandateChange = 'proposed' | 'confirmed' | 'declined' | 'ended';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** The member that is notified is the other one. */
    'mandate.changed': {
      readonly mandate: StoredMandate;
      readonly change: MandateChange;
      readonly notifiedId: string;
      readonly act: EventAct;
    };
  }
}
