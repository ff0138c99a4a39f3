import type { ComposerCandidate, ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Heading, Note, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import * as text from '../messages/parties.generated.ts';
import { PartyIdentity } from './party-identity.tsx';

interface ComposerDuplicatesProps {
  readonly candidates: readonly ComposerCandidate[];
  readonly differentFrom: readonly string[];
  readonly onDifferent: (ids: readonly string[]) => void;
  readonly onPick: (composer: ComposerRow) => void;
  readonly isRefused?: boolean;
}

export function PartyDuplicates(props: ComposerDuplicatesProps) {
  const { candidates, isRefused = false } = props;
  const isCertain = candidates.some((candidate) => candidate.is_certain);
  return (
    // Always rendered, so that screen readers announce new candidates.
    <Box role="status" _empty={{ marginTop: '-4' }}>
      {candidates.length > 0 && (
        <Card
          as="section"
          aria-label={text.known()}
          borderColor={isRefused ? 'terracotta' : 'gold.edge'}
          background="gold.soft"
        >
          <Stack gap="4">
            <div>
              <Heading as="h2">{isCertain ? text.knownTitle() : text.possibleTitle()}</Heading>
              <Text>{isCertain ? text.chooseBelow() : text.chooseOrTellApart()}</Text>
            </div>
            <Box as="ul" listStyleType="none" margin="0" padding="0" display="grid" gap="3">
              {candidates.map((candidate) => (
                <Candidate key={candidate.composer.id} candidate={candidate} {...props} />
              ))}
            </Box>
          </Stack>
        </Card>
      )}
    </Box>
  );
}

function Candidate({
  candidate: { composer, why, is_certain },
  differentFrom,
  onDifferent,
  onPick,
  isRefused = false,
}: ComposerDuplicatesProps & { candidate: ComposerCandidate }) {
  const isDifferent = differentFrom.includes(composer.id);
  function handleDifferent() {
    onDifferent(isDifferent ? differentFrom.filter((id) => id !== composer.id) : [...differentFrom, composer.id]);
  }
  return (
    <Card as="li" padding="none">
      <Stack gap="3" padding="4">
        <Note>{text.reasons[why]()}</Note>
        <PartyIdentity party={composer} />
        <Stack direction={{ base: 'column', sm: 'row' }} gap="4" align={{ base: 'stretch', sm: 'center' }}>
          <Button
            size="sm"
            variant="outline"
            aria-label={text.isNamed({ name: composer.name })}
            onClick={() => onPick(composer)}
          >
            {text.isThem()}
          </Button>
          {!is_certain && (
            <Checkbox
              label={text.isSomeoneElse({ name: composer.name })}
              checked={isDifferent}
              onChange={handleDifferent}
              error={isRefused && !isDifferent ? text.chooseOrTick() : undefined}
            />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
