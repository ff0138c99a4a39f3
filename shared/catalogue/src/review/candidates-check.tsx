import { Alert, Box, Button, Card, Heading, Text } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/review.generated.ts';
import { CandidateCard, type ShownCandidate } from './candidate-card.tsx';

export interface CandidateWords {
  readonly what: 'work' | 'recording';
  readonly label: Message;
  readonly help: Message;
  readonly certain: Message;
  readonly missing: Message;
}

interface CandidatesCheckProps {
  readonly words: CandidateWords;
  readonly candidates: readonly ShownCandidate[];
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly markedDifferent: readonly string[];
  readonly onMark: (id: string, isAnother: boolean) => void;
  readonly isMissing: boolean;
}

/** Each probable candidate must be marked as different before submission. */
export function CandidatesCheck(props: CandidatesCheckProps) {
  const { words, candidates, isError, onRetry } = props;
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
    <Card as="section" padding="none" aria-label={words.label()}>
      <Heading as="h2" paddingX="5" paddingTop="4">
        {text.isOneOfThese()}
      </Heading>
      <Text color="muted" paddingX="5" paddingBottom="3">
        {words.help()}
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
  markedDifferent,
  onMark,
  isMissing,
}: CandidatesCheckProps & { candidate: ShownCandidate }) {
  if (certainty === 'certain') return <Text color="terracotta.text">{words.certain()}</Text>;
  return (
    <Checkbox
      name={`another.${id}`}
      label={text.isAnother({ what: words.what, title })}
      checked={markedDifferent.includes(id)}
      onChange={(event) => onMark(id, event.target.checked)}
      error={isMissing && !markedDifferent.includes(id) ? words.missing() : undefined}
    />
  );
}
