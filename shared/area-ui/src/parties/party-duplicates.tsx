import type { ComposerCandidate, ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import { PartyIdentity } from './party-identity.tsx';

interface ComposerDuplicatesProps {
  readonly candidates: readonly ComposerCandidate[];
  /** Those who were looked at and are somebody else. */
  readonly differentFrom: readonly string[];
  readonly onDifferent: (ids: readonly string[]) => void;
  /** It is them: nobody is added. */
  readonly onPick: (composer: ComposerRow) => void;
  /** An attempt was refused because somebody is not told apart yet. */
  readonly isRefused?: boolean;
}

const WHY: Record<ComposerCandidate['why'], string> = {
  ipi: 'This IPI name number is theirs',
  isni: 'This ISNI is theirs',
  name_and_year: 'You added them with this name and year of birth',
  name: 'The same name',
  stage_name: 'Known by this name too',
  spelling: 'Nearly the same name',
};

/** Those known who may be who is being added, to be chosen or told apart one by one. Nothing while there are none. */
export function PartyDuplicates(props: ComposerDuplicatesProps) {
  const { candidates, isRefused = false } = props;
  const isCertain = candidates.some((candidate) => candidate.is_certain);
  return (
    // It stands there to be heard when somebody is found; until then it takes no room between the cards.
    <Box role="status" _empty={{ marginTop: '-4' }}>
      {candidates.length > 0 && (
        <Card
          as="section"
          aria-label="Already known"
          borderColor={isRefused ? 'terracotta' : 'gold.edge'}
          background="gold.soft"
        >
          <Stack gap="4">
            <div>
              <Heading as="h2">{isCertain ? 'This is somebody whom the society knows' : 'Is it one of them?'}</Heading>
              <Text>
                {isCertain
                  ? 'Choose them below. Nobody can be added twice.'
                  : 'Choose them, or say of each that this is somebody else. Two records of one person split their money.'}
              </Text>
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
  const isTold = differentFrom.includes(composer.id);
  function handleDifferent() {
    onDifferent(isTold ? differentFrom.filter((id) => id !== composer.id) : [...differentFrom, composer.id]);
  }
  return (
    <Card as="li" padding="none">
      <Stack gap="3" padding="4">
        <Text color="muted" fontSize="sm">
          {WHY[why]}
        </Text>
        <PartyIdentity party={composer} />
        <Stack direction={{ base: 'column', sm: 'row' }} gap="4" align={{ base: 'stretch', sm: 'center' }}>
          <Button
            size="sm"
            variant="outline"
            aria-label={`This is them: ${composer.name}`}
            onClick={() => onPick(composer)}
          >
            This is them
          </Button>
          {!is_certain && (
            <Checkbox
              label={`${composer.name} is somebody else`}
              checked={isTold}
              onChange={handleDifferent}
              error={isRefused && !isTold ? 'Choose them, or tick that this is somebody else.' : undefined}
            />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
