import { Alert, Box, Button, Card, Heading, Text } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import { CandidateItem } from '../candidates/candidate-item.tsx';
import type { Candidate } from '../candidates/use-candidates.ts';

interface CandidatesCheckProps {
  readonly candidates: readonly Candidate[];
  readonly isError: boolean;
  readonly onRetry: () => void;
  /** The works of which it was said that they are others. */
  readonly told: readonly string[];
  readonly onTell: (id: string, isAnother: boolean) => void;
  /** An attempt to submit found some that nothing was said of. */
  readonly isMissing: boolean;
}

/** The works that may be this one: of each probable one it is said that it is another, or the share is claimed there. */
export function CandidatesCheck({ candidates, isError, onRetry, told, onTell, isMissing }: CandidatesCheckProps) {
  if (isError)
    return (
      <Alert
        tone="warning"
        title="Whether the work is registered already could not be looked up"
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
    <Card as="section" padding="none" aria-label="Works that may be the same">
      <Heading as="h2" paddingX="5" paddingTop="4">
        Is it one of these?
      </Heading>
      <Text color="muted" paddingX="5" paddingBottom="3">
        A work registered twice pays late. Claim your share in the one that stands, or say that yours is another.
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {candidates.map((candidate) => (
          <CandidateItem key={candidate.row.id} candidate={candidate}>
            <Box paddingTop="3">
              {candidate.certainty === 'certain' ? (
                <Text color="terracotta.text">
                  An ISWC belongs to one work. If yours is another, correct its ISWC before you submit.
                </Text>
              ) : (
                <Checkbox
                  name={`another.${candidate.row.id}`}
                  label={`Mine is another work than “${candidate.row.title}”`}
                  checked={told.includes(candidate.row.id)}
                  onChange={(event) => onTell(candidate.row.id, event.target.checked)}
                  error={
                    isMissing && !told.includes(candidate.row.id)
                      ? 'Say that yours is another work, or claim your share in this one.'
                      : undefined
                  }
                />
              )}
            </Box>
          </CandidateItem>
        ))}
      </Box>
    </Card>
  );
}
