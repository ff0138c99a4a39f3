import { messageOf, nothing } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Button, Flex, StatusBadge, Text } from '@counterpoint/kit/core';
import { Section } from './section.tsx';

export function HealthSection() {
  const { isPending, isFetching, error, data, refetch } = useReadiness();
  return (
    <Section title="API" hint="Asks the API whether it and its database are ready.">
      <Flex align="center" gap="4" wrap="wrap">
        {isPending && <StatusBadge tone="grey">Asking</StatusBadge>}
        {error && <StatusBadge tone="terracotta">Not ready</StatusBadge>}
        {data !== undefined && !error && <StatusBadge tone="green">Ready</StatusBadge>}
        <Text color="muted" fontSize="sm" flex="1">
          {error && messageOf(error)}
          {data !== undefined && !error && `Answered in ${data} ms.`}
        </Text>
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          Ask again
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
