import { markMatches } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { ComposerRow } from '@counterpoint/domain/schemas';
import { Box, Button, Flex, TextLink } from '@counterpoint/kit/core';
import { MarkedText } from '@counterpoint/kit/page';
import { ComposerIdentity } from '../../ui/composers/composer-identity.tsx';
import { type AttachedWork, composerPlaces } from './attached-work.ts';

interface ComposerItemProps {
  readonly composer: ComposerRow;
  readonly work: AttachedWork | null;
  readonly query: string;
  /** Attaches them to the composition; null where none is named. */
  readonly onChoose: (() => void) | null;
}

/** One composer of the index, with what can be done. */
export function ComposerItem({ composer, work, query, onChoose }: ComposerItemProps) {
  const { id, name, works } = composer;
  return (
    <Box as="li" padding="4" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Box flex="1 1 12rem" minWidth="0">
          <ComposerIdentity composer={composer} name={<MarkedText parts={markMatches(name, query)} />} />
        </Box>
        <Flex gap="4" align="center" wrap="wrap" minHeight="8">
          {works > 0 && !onChoose && (
            <TextLink asChild fontSize="sm">
              <Link to={worksOf(composer)} aria-label={`Works of ${name}`}>
                Works
              </Link>
            </TextLink>
          )}
          {composer.can_change && (
            <TextLink asChild fontSize="sm">
              <Link to={composerPlaces(work).add({ edit: id })} aria-label={`Correct ${name}`}>
                Correct
              </Link>
            </TextLink>
          )}
          {onChoose && (
            <Button size="sm" variant="outline" aria-label={`Choose ${name}`} onClick={onChoose}>
              Choose
            </Button>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

/** The works that name them; by their number where they have one, since names are shared. */
function worksOf({ name, ipi_name_number }: ComposerRow): string {
  return `${paths.compositions.search()}?${new URLSearchParams({ query: ipi_name_number ?? name })}`;
}
