import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Box, Button, Delayed, Flex, Skeleton, StatusBadge, VisuallyHidden } from '@counterpoint/kit/core';
import { isniQuery } from './isni-api.ts';

const NOT_A_NUMBER = '0'.repeat(16);

/** Given: the member's ISNI when there is one that is not sixteen zeros, else 'pending'. */
export function IsniBadge() {
  const { http } = useHost();
  const { data, isPending, isError, isFetching, refetch } = useQuery(isniQuery(http));
  if (data?.isni_number && data.isni_number !== NOT_A_NUMBER) return <IsniNumber number={data.isni_number} />;
  if (data)
    return (
      <StatusBadge tone="amber">
        <VisuallyHidden>ISNI </VisuallyHidden>pending
      </StatusBadge>
    );
  if (isError && !isPending)
    return (
      <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
        ISNI not loaded: try again
      </Button>
    );
  return (
    <Box role="status" aria-label="Loading your ISNI" width="24" height="7">
      <Delayed>
        <Skeleton height="7" borderRadius="full" />
      </Delayed>
    </Box>
  );
}

/** Grouped by four for the eye only: the spaces are margins, so that copying gives the plain number. */
function IsniNumber({ number }: { number: string }) {
  const groups = number.match(/.{4}/g) ?? [number];
  return (
    <Flex
      align="center"
      gap="1.5"
      paddingX={{ base: '2.5', sm: '3' }}
      paddingY="1"
      borderWidth="1px"
      borderColor="line"
      borderRadius="full"
      fontSize="xs"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <Box as="span" color="muted" srOnly={{ base: true, sm: false }}>
        ISNI
      </Box>
      <Box as="span">
        {groups.map((group, index) => (
          // The groups of a number never change places, and two may be alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one group from another
          <Box as="span" key={index} _notFirst={{ marginLeft: '0.35em' }}>
            {group}
          </Box>
        ))}
      </Box>
    </Flex>
  );
}
