import { PageLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import type { RepresentedConfirmation } from '@counterpoint/domain/schemas/members';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import { fetchConfirmations, mandateKeys } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';

/** Nothing if nothing waits. */
export function ConfirmationsCard() {
  const { http } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: mandateKeys.confirmations,
    queryFn: ({ signal }) => fetchConfirmations(http, signal),
  });
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="confirmations">
      <Stack gap="4">
        <Stack gap="1">
          <Heading id="confirmations" as="h2" size="md">
            {text.confirmations()}
          </Heading>
          <Text color="muted">{text.confirmationsHint()}</Text>
        </Stack>
        <Stack as="ul" gap="0" listStyleType="none" aria-label={text.confirmations()}>
          {data.map((each) => (
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
      </Stack>
    </Card>
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
