import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import type { MandateView } from '@counterpoint/domain/schemas/members';
import { Box, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { MANDATES_KEY, mandatesOf } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { RowFrame } from '../../ui/row-frame.tsx';
import { describeTerms, SCOPES, STATES } from './mandate-texts.ts';

interface MandateRowProps {
  readonly mandate: MandateView;
  readonly member: string;
}

export function MandateRow(props: MandateRowProps) {
  const { mandate, member } = props;
  const { label, tone } = STATES[mandate.state];
  return (
    <RowFrame
      name={text.sides(sidesOf(mandate, member))}
      badges={<StatusBadge tone={tone}>{label()}</StatusBadge>}
      details={describeMandate(mandate)}
      actions={
        isOpen(mandate) && (
          <>
            {mandate.state === 'proposed' && !mandate.is_mine && <ConfirmButton {...props} />}
            <EndButton {...props} />
          </>
        )
      }
    />
  );
}

function sidesOf({ side, other }: MandateView, member: string) {
  return side === 'representative'
    ? { representative: member, represented: other.name }
    : { representative: other.name, represented: member };
}

function describeMandate(mandate: MandateView): string {
  const terms = describeTerms(mandate);
  const { state, is_mine, other, confirmed_at, ended_at } = mandate;
  if (state === 'proposed' && is_mine) return text.waitsFor({ terms, name: other.name });
  if (ended_at === null || hasExpiredBy(ended_at, mandate)) return terms;
  const how = state === 'declined' ? state : confirmed_at === null ? 'withdrawn' : 'ended';
  return text.endedOn({ terms, how, date: formatLongDate(ended_at) });
}

/** A new proposal between the two ends a mandate that had expired before. */
function hasExpiredBy(endedAt: string, { valid_to }: MandateView): boolean {
  return valid_to !== null && valid_to < endedAt.slice(0, 10);
}

function isOpen({ state }: MandateView): boolean {
  return state === 'proposed' || state === 'active' || state === 'upcoming';
}

function ConfirmButton({ mandate, member }: MandateRowProps) {
  const { http } = useHost();
  const refresh = useRefresh(MANDATES_KEY);
  const { id, other, scopes } = mandate;
  const sides = sidesOf(mandate, member);
  return (
    <ConfirmedButton
      size="sm"
      label={text.confirm()}
      aria-label={text.confirmOf({ name: other.name })}
      question={{ title: text.confirmQuestion(sides), yes: text.confirmYes() }}
      act={() => mandatesOf(http).confirm(id).finally(refresh)}
      done={text.confirmed()}
    >
      <Stack gap="3">
        <Text>{describeTerms(mandate)}</Text>
        <Text>{text.meaning(sides)}</Text>
        <Box as="ul" paddingStart="5" listStyleType="disc">
          {scopes.map((scope) => (
            <li key={scope}>{SCOPES[scope].help()}</li>
          ))}
        </Box>
        <Text>{text.eitherEnds()}</Text>
      </Stack>
    </ConfirmedButton>
  );
}

function EndButton({ mandate, member }: MandateRowProps) {
  const { http } = useHost();
  const refresh = useRefresh(MANDATES_KEY);
  const { name } = mandate.other;
  const words = endingOf(mandate);
  return (
    <ConfirmedButton
      size="sm"
      variant="ghost"
      label={text.end({ how: words })}
      aria-label={text.endOf({ how: words, name })}
      question={{ title: text.endQuestion({ how: words, name }), yes: text.endYes({ how: words }), tone: 'danger' }}
      act={() => mandatesOf(http).end(mandate.id).finally(refresh)}
      done={text.hasEnded({ how: words })}
    >
      {words === 'end' ? text.endEffect(sidesOf(mandate, member)) : text.noEffectYet()}
    </ConfirmedButton>
  );
}

function endingOf({ state, is_mine }: MandateView): 'end' | 'withdraw' | 'decline' {
  if (state !== 'proposed') return 'end';
  return is_mine ? 'withdraw' : 'decline';
}
