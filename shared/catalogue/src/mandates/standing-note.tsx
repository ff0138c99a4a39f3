import { type PartyInterest, submitterStanding } from '@counterpoint/domain/mandates';
import { Alert } from '@counterpoint/kit/core';
import * as text from '../messages/mandates.generated.ts';
import { useHeldMandates } from './held-mandates.ts';

/** A line of the form, with its party as it was picked. */
export interface OwnedInterest extends PartyInterest {
  readonly party: { readonly is_me?: boolean | undefined };
}

interface StandingNoteProps {
  readonly what: 'work' | 'recording';
  readonly interests: readonly OwnedInterest[];
  readonly isAmendment?: boolean;
}

/** Says under whose mandate an entry is registered in which the member has no part, or what is missing. */
export function StandingNote(props: StandingNoteProps) {
  const { what, isAmendment = false } = props;
  const standing = useStanding(props);
  if (standing === null) return null;
  if (standing !== 'missing')
    return (
      <Alert tone="info" title={text.registersFor({ name: standing.name })}>
        {text.registersForHint({ name: standing.name })}
      </Alert>
    );
  return (
    <Alert tone="warning" title={text.noPart({ what })}>
      {isAmendment ? text.noPartHint({ what }) : text.noPartReview({ what })}
    </Alert>
  );
}

/** The mandate under which the member registers an entry; null while it loads or if they need none. */
export function useStanding({ what, interests }: Pick<StandingNoteProps, 'what' | 'interests'>) {
  const { data } = useHeldMandates();
  if (!data || interests.some(({ party }) => party.is_me)) return null;
  const scope = what === 'work' ? 'register_works' : 'register_recordings';
  const mandates = data.items.filter(({ scopes }) => scopes.includes(scope));
  const standing = submitterStanding({ partyId: '', interests, mandates });
  if (standing !== null && standing !== 'own') return standing.mandate;
  return data.registers_for_others ? null : ('missing' as const);
}
