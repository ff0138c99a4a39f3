import type { Shares } from '@counterpoint/domain/shares';
import type { EntryEvent } from '../../entry/entry-events.ts';

declare module '../../../platform/events/events.ts' {
  interface DomainEvents {
    /** A member claims the line of an unknown writer, which the submitter answers. */
    'claim.submitted': EntryEvent & { readonly shares: Shares };
    /** `memberId` is the claimant; `refusal` is null for a claim that is accepted. */
    'claim.answered': EntryEvent & { readonly memberId: string; readonly refusal: string | null };
  }
}
