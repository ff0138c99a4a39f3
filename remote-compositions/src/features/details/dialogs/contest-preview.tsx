import { contestedShares, differencesOf, ownClaim, workLines } from '@counterpoint/domain/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import type { Shares } from '@counterpoint/domain/shares';
import { Alert } from '@counterpoint/kit/core';
import { listOf } from '@counterpoint/kit/text';
import * as text from '../../../messages/claims.generated.ts';
import { formatRightShares } from './format-right-shares.ts';
import { mySharesIn } from './my-shares.ts';

interface ContestPreviewProps {
  readonly work: WorkDetails;
  readonly claimed: Shares;
}

export function ContestPreview({ work, claimed }: ContestPreviewProps) {
  const contested = contestedShares(mySharesIn(work), claimed);
  if (contested.length === 0) return <Alert tone="info" title={text.contestNothing()} />;
  return (
    <Alert tone="warning" title={text.contestHold({ shares: formatRightShares(contested) })}>
      {text.contestRespondents({ names: listOf(respondentsOf(work, claimed)) })}
    </Alert>
  );
}

/** The submitter and every member whose share would change. */
function respondentsOf(work: WorkDetails, claimed: Shares): string[] {
  const parties = [...work.writers, ...work.publishers];
  const me = [...parties, ...work.removed].find(({ is_me }) => is_me);
  const rights = contestedShares(mySharesIn(work), claimed).map(({ right }) => right);
  const lines = workLines(work, rights);
  const party = { id: me?.party_id ?? '', name: me?.name ?? '' };
  const changed = new Set(
    differencesOf(lines, ownClaim(lines, { party, role: 'CA', shares: claimed })).map(({ line }) => line.party_id),
  );
  const submitter = parties.find(({ confirmation }) => confirmation === 'submitter');
  const members = parties.filter(
    (line) => !line.is_me && line !== submitter && line.is_member && changed.has(line.party_id),
  );
  return [...new Set([submitter?.name ?? text.theSubmitter(), ...members.map(({ name }) => name)])];
}
