import type { CompositionDetails, FiledOpposition, NewWorkOpposition } from '@counterpoint/domain/schemas';
import type { Right } from '@counterpoint/domain/shares';
import type { Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { conflict, wrongFields } from '../../http/app-error.ts';
import { openWorkCase, type WorkCase } from '../../oppositions/work-case-service.ts';
import { openComposition, settle } from '../composition-changes.ts';
import { lockComposition, nextVersion } from '../composition-repository.ts';
import { readPartyOf } from '../party-line-repository.ts';

interface Opposing {
  readonly opposition: NewWorkOpposition;
  readonly responseDays: number;
}

/** A member opposes a work in force: a case, with the shares in question on hold where its kind says so. */
export async function opposeWork(
  tx: Tx,
  act: Act,
  id: string,
  { opposition, responseDays }: Opposing,
): Promise<FiledOpposition> {
  await lockComposition(tx, id);
  const work = await openInForce(tx, act, id);
  const { kind, rights, shares } = opposition;
  if (kind === 'author_share' && rights.some((right) => shares[right] === 0))
    throw wrongFields([{ path: 'shares', message: 'Enter the share that is yours in each right you chose.' }]);
  const filed = await openWorkCase(tx, act, await caseAbout(tx, act, work, { ...opposition, responseDays }));
  await nextVersion(tx, id, act.at);
  await settle(tx, act, { id, action: 'composition.oppose', before: work, memberIds: [] });
  return filed;
}

type Asked = Pick<NewWorkOpposition, 'kind' | 'rights' | 'shares' | 'statement'> & Pick<Opposing, 'responseDays'>;

/**
 * A case against who submitted the work and all members who have a part in those rights; what is asked for is on hold.
 * 409 where there is nobody but the member.
 */
export async function caseAbout(tx: Tx, { actor }: Act, work: CompositionDetails, asked: Asked): Promise<WorkCase> {
  const rights: Right[] = [...new Set(asked.rights)];
  const concerned = [...work.writers, ...work.publishers].filter(
    (line) => line.is_member && !line.is_me && rights.some((right) => line.shares[right] > 0),
  );
  const current = concerned.flatMap(({ party_id, shares }) => (party_id ? [{ party_id, shares }] : []));
  const parties = [...current.map(({ party_id }) => party_id), ...(await readPartyOf(tx, work.id))];
  const respondents = [...new Set(parties)].filter((partyId) => partyId !== actor.partyId);
  if (respondents.length === 0)
    throw conflict('nobody_to_answer', 'No other member has a share in this: amend the work, or ask the society.');
  return {
    ...{ work, kind: asked.kind, rights, claimed: asked.shares, current, statement: asked.statement, respondents },
    contestedRevision: null,
    holds: rights.map((right) => ({ right, share: asked.shares[right], partyId: null })),
    responseDays: asked.responseDays,
  };
}

/** The work, if it is in force: what is not cannot be claimed or opposed. */
export async function openInForce(tx: Tx, act: Act, id: string): Promise<CompositionDetails> {
  const work = await openComposition(tx, id, act.actor);
  if (work.state === 'registered' || work.state === 'registered_incomplete') return work;
  throw conflict('not_in_force', 'Only a registered work can be claimed or opposed.');
}
