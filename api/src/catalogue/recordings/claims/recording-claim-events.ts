import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { EntryEvent } from '../../entry/entry-events.ts';

declare module '../../../platform/events/events.ts' {
  interface DomainEvents {
    'rights.claimed': EntryEvent & { readonly lines: readonly RightsLine[] };
    /** A member claims less than before, or nothing. */
    'rights.released': EntryEvent;
    /** A performer claims a place in the line-up, which the submitter answers. */
    'line_up_claim.submitted': EntryEvent;
    /** `memberId` is the claimant; `refusal` is null for a claim that is accepted. */
    'line_up_claim.answered': EntryEvent & { readonly memberId: string; readonly refusal: string | null };
    /** The claims of these members ended with the recording, which was withdrawn. */
    'line_up_claim.closed': EntryEvent & { readonly memberIds: readonly string[]; readonly reason: string };
  }
}
