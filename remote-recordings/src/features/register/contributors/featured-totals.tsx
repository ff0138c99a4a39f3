import { formatShare, parseShare } from '@counterpoint/domain/shares';
import { Box, Flex, Text } from '@counterpoint/kit/core';
import { SharesBar } from '@counterpoint/kit/table';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import { contributorName, featuredTotal } from './contributor-lines.ts';

export function FeaturedTotals() {
  const { control } = useFormContext<DraftValues>();
  const lines = useWatch({ control, name: 'contributors' });
  const featured = featuredTotal(lines);
  if (!featured) return null;
  const { total, isComplete, words } = featured;
  const color = isComplete ? 'green.text' : 'terracotta.text';
  const parts = lines.map((line, place) => ({
    label: contributorName(line, place),
    share: parseShare(line.share) ?? 0,
  }));
  return (
    <Box as="section" aria-label={text.featuredShares()} padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" paddingBottom="1.5">
        <span>{text.featuredShares()}</span>
        <Text as="strong" fontWeight="bold" fontVariantNumeric="tabular-nums" color={color}>
          {formatShare(total)}
        </Text>
      </Flex>
      <SharesBar parts={parts.filter(({ share }) => share > 0)} />
      <Text color={color} fontSize="sm" paddingTop="1.5">
        {words}
      </Text>
    </Box>
  );
}
