import { Alert, Box, Button, Card, Heading, Text } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import * as found from '../messages/candidates.generated.ts';
import * as text from '../messages/review.generated.ts';
import { CandidateCard, type ShownCandidate } from './candidate-card.tsx';

interface CandidatesCheckProps {
  readonly what: 'work' | 'recording';
  readonly candidates: readonly ShownCandidate[];
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly markedDifferent: readonly string[];
  readonly onMark: (id: string, isAnother: boolean) => void;
  readonly isMissing: boolean;
}

/** Each probable candidate must be marked as different before submission. */
export function CandidatesCheck(props: CandidatesCheckProps) {
  const { what, candidates, isError, onRetry } = props;
  if (isError)
    return (
      <Alert
        tone="warning"
        title={text.checkFailed()}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {text.tryAgain()}
          </Button>
        }
      >
        {text.checkFailedHint()}
      </Alert>
    );
  if (candidates.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-label={found.duplicates()}>
      <Heading as="h2" paddingX="5" paddingTop="4">
        {found.isOneOfThese()}
      </Heading>
      <Text color="muted" paddingX="5" paddingBottom="3">
        {text.duplicatesHelp({ what })}
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
  what,
  markedDifferent,
  onMark,
  isMissing,
}: CandidatesCheckProps & { candidate: ShownCandidate }) {
  if (certainty === 'certain') return <Text color="terracotta.text">{text.duplicateNumber({ what })}</Text>;
  return (
    <Checkbox
      name={`another.${id}`}
      label={text.isAnother({ what, title })}
      checked={markedDifferent.includes(id)}
      onChange={(event) => onMark(id, event.target.checked)}
      error={isMissing && !markedDifferent.includes(id) ? text.duplicateUnanswered({ what }) : undefined}
    />
  );
}
