import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { formatIsni } from '@counterpoint/domain/identifiers';
import { Box, Text } from '@counterpoint/kit/core';
import { fetchRightsHolderIsni, isniKeys } from '../../api/isni-api.ts';
import * as text from '../../messages/rights-holders.generated.ts';

const NONE = '0000000000000000';

export function IsniMark({ partyId }: { partyId: string }) {
  const { http } = useHost();
  const { data } = useQuery({
    queryKey: isniKeys.ofParty(partyId),
    queryFn: ({ signal }) => fetchRightsHolderIsni(http, partyId, signal),
    staleTime: 5 * 60_000,
  });
  if (!data) return null;
  const { isni_number } = data;
  const isKnown = isni_number !== null && isni_number !== NONE;
  return (
    <Box
      as="span"
      display="inline-flex"
      gap="1.5"
      paddingX="2.5"
      borderWidth="1px"
      borderColor="outline"
      borderRadius="full"
      fontSize="sm"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      <Text as="span" color="muted" fontSize="sm">
        {text.isni()}
      </Text>
      {isKnown ? formatIsni(isni_number) : text.isniPending()}
    </Box>
  );
}
