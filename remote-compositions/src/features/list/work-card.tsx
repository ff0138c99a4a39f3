import type { WorkRow } from '@counterpoint/domain/schemas/works';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { type Selection, SelectRow } from '@counterpoint/kit/lists';
import { FactsLine } from '@counterpoint/kit/page';
import * as works from '../../messages/works.generated.ts';
import { writerNames } from '../../ui/writer-names.tsx';
import { iswcText, RowStatus, SharesOf, TitleLink } from './work-columns.tsx';

export function WorkCard({ row, selection }: { row: WorkRow; selection: Selection }) {
  return (
    <Stack gap="2">
      <Flex wrap="wrap" justify="space-between" align="start" columnGap="3" rowGap="1">
        <Flex gap="2" flex="1 1 10rem" minWidth="0">
          <SelectRow selection={selection} row={row} />
          <Box minWidth="0">
            <TitleLink row={row} />
          </Box>
        </Flex>
        <RowStatus row={row} />
      </Flex>
      <Text color="muted" fontSize="sm">
        <FactsLine
          facts={[row.iswc ? iswcText(row) : works.iswcMissing(), writerNames(row.writers) || works.writersMissing()]}
        />
      </Text>
      <SharesOf row={row} right="pr" />
    </Stack>
  );
}
