import { Alert, Box, Button, Card, Heading, Text } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import { CandidateCard, type ShownCandidate } from './candidate-card.tsx';

export interface CandidateWords {
  readonly what: 'work' | 'recording';
  readonly label: string;
  readonly help: string;
  readonly certain: string;
  readonly missing: string;
}

interface CandidatesCheckProps {
  readonly words: CandidateWords;
  readonly candidates: readonly ShownCandidate[];
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly told: readonly string[];
  readonly onTell: (id: string, isAnother: boolean) => void;
  readonly isMissing: boolean;
}

/** Each probable candidate must be marked as different before submission. */
export function CandidatesCheck(props: CandidatesCheckProps) {
  const { words, candidates, isError, onRetry } = props;
  if (isError)
    return (
      <Alert
        tone="warning"
        title={`Whether the ${words.what} is registered already could not be looked up`}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        You can submit it: the society looks again.
      </Alert>
    );
  if (candidates.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-label={words.label}>
      <Heading as="h2" paddingX="5" paddingTop="4">
        Is it one of these?
      </Heading>
      <Text color="muted" paddingX="5" paddingBottom="3">
        {words.help}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {candidates.map((candidate) => (
          <CandidateCard key={candidate.id} candidate={candidate}>
            <Box paddingTop="3">
              <Answer {...props} candidate={candidate} />
            </Box>
          </CandidateCard>
        ))}
      </Box>
    </Card>
  );
}

function Answer({
  candidate: { id, title, certainty },
  words,
  told,
  onTell,
  isMissing,
}: CandidatesCheckProps & { candidate: ShownCandidate }) {
  if (certainty === 'certain') return <Text color="terracotta.text">{words.certain}</Text>;
  return (
    <Checkbox
      name={`another.${id}`}
      label={`Mine is another ${words.what} than “${title}”`}
      checked={told.includes(id)}
      onChange={(event) => onTell(id, event.target.checked)}
      error={isMissing && !told.includes(id) ? words.missing : undefined}
    />
  );
}
