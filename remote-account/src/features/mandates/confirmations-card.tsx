import { Loaded, PageLink } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import type { RepresentedConfirmation } from '@counterpoint/domain/schemas/members';
import { Stack, Text } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { fetchConfirmations, mandateKeys } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';

/** Nothing if nothing waits. */
export function ConfirmationsCard() {
  const { http } = useHost();
  const confirmations = useQuery({
    queryKey: mandateKeys.confirmations,
    queryFn: ({ signal }) => fetchConfirmations(http, signal),
  });
  return <Loaded query={confirmations}>{(items) => items.length > 0 && <Confirmations items={items} />}</Loaded>;
}

function Confirmations({ items }: { items: readonly RepresentedConfirmation[] }) {
  return (
    <SectionCard title={text.confirmations()} note={text.confirmationsHint()}>
      <Stack as="ul" gap="0" listStyleType="none" aria-label={text.confirmations()}>
        {items.map((each) => (
          <Stack
            as="li"
            gap="0.5"
            key={`${each.mandate_id} ${each.id}`}
            paddingY="3"
            borderTopWidth="1px"
            borderColor="line"
          >
            <PageLink to={addressOf(each)}>{each.title}</PageLink>
            <Text color="muted" fontSize="sm">
              {aboutOf(each)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}

function addressOf({ type, id, mandate_id }: RepresentedConfirmation): string {
  const page = type === 'composition' ? paths.compositions.details(id) : paths.recordings.details(id);
  return `${page}?${new URLSearchParams({ mandate: mandate_id })}`;
}

function aboutOf({ name, reference, confirm_by }: RepresentedConfirmation): string {
  return confirm_by === null
    ? text.waitsForName({ name, reference })
    : text.waitsUntil({ name, reference, day: formatLongDate(confirm_by) });
}
