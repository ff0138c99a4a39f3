import { ownParty } from '@counterpoint/area-ui/parties';
import { LinesCard, useLines, useSplit } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { formatShare, parseShare } from '@counterpoint/domain/shares';
import { Box, Button, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { SharesBar } from '@counterpoint/kit/table';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { type ContributorValues, contributorName } from '../../../ui/draft/line-values.ts';
import {
  featuredTotal,
  isArtist,
  isFeatured,
  lineByName,
  lineFor,
  lineOfArtist,
  splitFeatured,
} from './contributor-lines.ts';
import { ContributorPicker } from './contributor-picker.tsx';
import { ContributorRow } from './contributor-row.tsx';

export function ContributorsStep() {
  const lines = useContributorLines();
  const { removed } = lines;
  return (
    <LinesCard
      name="contributors"
      title={text.contributorsStep()}
      header={<Header />}
      removed={removed && text.removed({ name: contributorName(removed.line, removed.index) })}
      onUndo={lines.undoRemove}
      totals={
        <>
          <FeaturedTotals />
          <OwnPart lines={lines} />
        </>
      }
      picker={
        <ContributorPicker
          onPick={(party) => lines.add(lineFor(party))}
          onName={(name) => lines.add(lineByName(name))}
        />
      }
    >
      {lines.fields.map(({ id }, index) => (
        <ContributorRow key={id} index={index} onRemove={lines.remove} />
      ))}
    </LinesCard>
  );
}

function Header() {
  const { control } = useFormContext<DraftValues>();
  const { split, undo } = useSplit<DraftValues>(['contributors'], 'share');
  const featured = useWatch({
    control,
    name: 'contributors',
    compute: (all) => all.filter(({ category }) => isFeatured(category)).length,
  });
  return (
    <Flex justify="space-between" align="start" wrap="wrap" gap="2" padding="4">
      <Stack gap="1" flex="1 1 20rem">
        <Heading as="h2">{text.contributorsStep()}</Heading>
        <Text color="muted">{text.contributorsHint()}</Text>
      </Stack>
      {featured > 0 && (
        <Flex gap="2" wrap="wrap">
          {undo}
          <Button
            variant="ghost"
            size="sm"
            onClick={() => split(({ contributors }) => ({ contributors: splitFeatured(contributors) }))}
          >
            {featured === 1 ? text.giveAllFeatured() : text.splitFeatured()}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** Proposes the member where the recording's artist is one of their names. */
function OwnPart({ lines }: { lines: ContributorLines }) {
  const { user } = useHost();
  const { control } = useFormContext<DraftValues>();
  const [display_artist, main_artists, contributors] = useWatch({
    control,
    name: ['display_artist', 'main_artists', 'contributors'],
  });
  const me = ownParty(user);
  if (!me || contributors.some(({ party_id }) => party_id === me.id)) return null;
  function handleAdd(line: ContributorValues) {
    // The button disappears with its offer, so focus needs another place.
    flushSync(() => lines.add(line));
    focusField(`contributors.${contributors.length}.category`);
  }
  if (!isArtist([me.name, ...(user?.stage_names ?? [])], { display_artist, main_artists })) return null;
  return (
    <Flex
      justify="space-between"
      align="center"
      wrap="wrap"
      gap="2"
      padding="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Text>{text.youAreArtist()}</Text>
      <Button variant="outline" size="sm" onClick={() => handleAdd(lineOfArtist(me))}>
        {text.addYourself()}
      </Button>
    </Flex>
  );
}

export type ContributorLines = ReturnType<typeof useContributorLines>;

function useContributorLines() {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, ...array } = useFieldArray({ control, name: 'contributors' });
  const lines = useLines(array, (index) => getValues(`contributors.${index}`));
  return { ...lines, fields };
}

function FeaturedTotals() {
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
