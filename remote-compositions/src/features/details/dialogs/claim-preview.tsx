import { ResponseDeadline } from '@counterpoint/catalogue/contest';
import { type ClaimOutcome, differencesOf } from '@counterpoint/domain/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import { Alert, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/claims.generated.ts';
import { rightsOf } from '../../../ui/shares/rights-of.ts';
import { formatRightShares } from './format-right-shares.ts';

interface ClaimPreviewProps {
  readonly work: WorkDetails;
  /** Null while no readable share is typed. */
  readonly outcome: ClaimOutcome | null;
  readonly isReviewing: boolean;
}

export function ClaimPreview({ work, outcome, isReviewing }: ClaimPreviewProps) {
  return (
    <Stack gap="3">
      <CurrentShares work={work} />
      {outcome?.state === 'confirmed' && <Alert tone="info" title={text.ifNamed()} />}
      {outcome?.state === 'requested' && <Alert tone="info" title={text.ifUnnamed()} />}
      {outcome?.state === 'disputed' && (
        <Alert tone="warning" title={isReviewing ? text.reviewClaim() : text.ifDisputed()}>
          {changesOf(outcome).map((change) => (
            <p key={change}>{change}</p>
          ))}
          <p>
            <ResponseDeadline of="work" />
          </p>
        </Alert>
      )}
    </Stack>
  );
}

function CurrentShares({ work }: { readonly work: WorkDetails }) {
  const lines = [...work.writers, ...work.publishers];
  const rights = rightsOf(lines);
  const unnamed = lines.filter(({ party_id }) => party_id === null);
  const others = Map.groupBy(
    lines.filter(({ party_id, is_me }) => party_id !== null && !is_me),
    ({ party_id }) => party_id,
  );
  const sharesOf = (held: typeof lines) =>
    formatRightShares(rights.map((right) => ({ right, share: totalOf(held, right) })));
  return (
    <Stack gap="1">
      <Text>{unnamed.length === 0 ? text.nothingUnnamed() : text.unnamedShares({ shares: sharesOf(unnamed) })}</Text>
      {[...others.values()].map((held) => {
        const [{ party_id, name } = { party_id: null, name: '' }] = held;
        return <Text key={party_id}>{text.heldShares({ name, shares: sharesOf(held) })}</Text>;
      })}
    </Stack>
  );
}

function changesOf({ registeredLines, claimedLines }: Extract<ClaimOutcome, { state: 'disputed' }>): string[] {
  return differencesOf(registeredLines, claimedLines).flatMap(({ line, measure, before, after }) => {
    const right = RIGHTS.find((each): each is Right => each === measure);
    if (!right) return [];
    const [from, to] = [formatShare(before), formatShare(after)];
    return [text.shareChange({ name: line.name, right: RIGHT_LABELS[right](), from, to })];
  });
}
