import type { Severity } from '@counterpoint/domain/rules';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Alert, Box, Button, Text } from '@counterpoint/kit/core';
import type { RegisterSteps } from './register-steps.ts';

/** What was found in a draft, at the field it concerns; a rule's id, where a rule found it. */
export interface DraftFinding extends ProblemDetail {
  readonly id: string | null;
  readonly severity: Severity;
  /** Whose line it is about, where it is about one. */
  readonly of: string | null;
}

export function problemsAmong(findings: readonly DraftFinding[]): ProblemDetail[] {
  return findings.filter(({ severity }) => severity === 'block').map(({ path, message }) => ({ path, message }));
}

interface FindingsProps {
  readonly findings: readonly DraftFinding[];
  readonly steps: Pick<RegisterSteps<string>, 'ofPath' | 'wordsOf'>;
  readonly onLookAt: (path: string) => void;
}

/** What stands in the way of submitting, then what is worth a second look; each leads to its field. */
export function Findings({ findings, ...ways }: FindingsProps) {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  const warnings = findings.filter(({ severity }) => severity === 'warn');
  return (
    <>
      {blocking.length > 0 && (
        <Alert tone="warning" title="Before you can submit">
          <FindingItems findings={blocking} {...ways} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="info" title="Worth a second look">
          <FindingItems findings={warnings} {...ways} />
        </Alert>
      )}
    </>
  );
}

function FindingItems({ findings, steps, onLookAt }: FindingsProps) {
  return (
    <Box as="ul" listStyleType="disc" paddingInlineStart="5">
      {findings.map(({ id, path, message, of }) => (
        <li key={`${id} ${path} ${message}`}>
          {of === null ? '' : `${of}: `}
          {message}{' '}
          {id && (
            <Text as="span" fontSize="xs" whiteSpace="nowrap" title="The rule, if you ask the society about it">
              {id}
            </Text>
          )}
          <Button
            variant="ghost"
            size="sm"
            // As high as the line that it ends.
            minHeight="6"
            // Begins with what is to be read, for who speaks to the page.
            aria-label={`Go there, to ${steps.wordsOf(steps.ofPath(path)).label}: ${message}`}
            onClick={() => onLookAt(path)}
          >
            Go there
          </Button>
        </li>
      ))}
    </Box>
  );
}
