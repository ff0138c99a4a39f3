import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import type { Shares } from '@counterpoint/domain/shares';
import { totalsOf } from '../../../ui/shares/my-shares.ts';

/** A writer or publisher of a submitted work who isn't a member. */
export interface InvitedParty {
  readonly id: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  /** The sum of the party's lines. */
  readonly shares: Shares;
}

const SUBMITTED: readonly WorkDetails['state'][] = ['awaiting_confirmation', 'registered', 'registered_incomplete'];

export function invitedPartiesOf({ is_mine, state, writers, publishers }: WorkDetails): InvitedParty[] {
  if (!is_mine || !SUBMITTED.includes(state)) return [];
  const lines = [...writers, ...publishers].filter(({ is_member }) => !is_member);
  return [...Map.groupBy(lines, ({ party_id }) => party_id)].flatMap(([id, own]) => {
    const [line] = own;
    if (id === null || !line) return [];
    const isConfirmed = own.every(({ confirmation }) => confirmation === 'confirmed');
    return [{ id, name: line.name, isConfirmed, shares: totalsOf(own) }];
  });
}
