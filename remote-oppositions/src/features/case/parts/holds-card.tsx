import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { CardSection } from '@counterpoint/kit/cards';
import { Stack, Text } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../../messages/case.generated.ts';
import { MEASURE_LABELS } from '../../../ui/lines/format-lines.ts';

export function HoldsCard({ details: { holds } }: { details: CaseDetails }) {
  if (holds.length === 0) return null;
  return (
    <CardSection title={holds.every(({ released_at }) => released_at !== null) ? text.wasOnHold() : text.onHold()}>
      <Stack as="ul" gap="3" paddingX="5" paddingBottom="5">
        {holds.map(({ measure, share, party_name, words, since, released_at }, index) => (
          // Two holds may be equal, and the list is never reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <Text>
              {text.shareOf({ share: formatShare(share), right: MEASURE_LABELS[measure].within() })}
              {party_name && `, ${party_name}`}
            </Text>
            <Text color="muted" fontSize="sm">
              {words && `${words} · `}
              {released_at
                ? text.heldFromTo({ from: formatLongDate(since), to: formatLongDate(released_at) })
                : text.heldSince({ from: formatLongDate(since) })}
            </Text>
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
