import { messageOf, nothing } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Button, Flex, StatusBadge, Text } from '@counterpoint/kit/core';
import * as text from '../../messages/diagnostics.generated.ts';
import { Section } from './section.tsx';

export function HealthSection() {
  const { isPending, isFetching, error, data, refetch } = useReadiness();
  return (
    <Section title={text.api()} hint={text.apiHint()}>
      <Flex align="center" gap="4" wrap="wrap">
        {isPending && <StatusBadge tone="grey">{text.checking()}</StatusBadge>}
        {error && <StatusBadge tone="terracotta">{text.notReady()}</StatusBadge>}
        {data !== undefined && !error && <StatusBadge tone="green">{text.ready()}</StatusBadge>}
        <Text color="muted" fontSize="sm" flex="1">
          {error && messageOf(error)}
          {data !== undefined && !error && text.responded({ ms: data })}
        </Text>
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {text.checkAgain()}
        </Button>
      </Flex>
    </Section>
  );
}

function useReadiness() {
  const { http } = useHost();
  return useQuery({
    queryKey: ['ready'],
    queryFn: async ({ signal }) => {
      const start = performance.now();
      await http.get('ready', { schema: nothing, signal });
      return Math.round(performance.now() - start);
    },
    gcTime: 0,
    retry: false,
  });
}
