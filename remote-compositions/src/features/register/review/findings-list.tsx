import { Alert, Box, Button, Text } from '@counterpoint/kit/core';

import { stepOfPath, stepWords } from '../register-steps.ts';
import type { DraftFinding } from './findings-in.ts';

interface FindingsProps {
  readonly findings: readonly DraftFinding[];
  /** Goes to the field of that path. */
  readonly onLookAt: (path: string) => void;
}

/** What stands in the way of submitting, then what is worth a second look; each leads to its field. */
export function Findings({ findings, onLookAt }: FindingsProps) {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  const warnings = findings.filter(({ severity }) => severity === 'warn');
  return (
    <>
      {blocking.length > 0 && (
        <Alert tone="warning" title="Before you can submit">
          <FindingItems findings={blocking} onLookAt={onLookAt} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="info" title="Worth a second look">
          <FindingItems findings={warnings} onLookAt={onLookAt} />
        </Alert>
      )}
    </>
  );
}

function FindingItems({ findings, onLookAt }: FindingsProps) {
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
            // Begins with what is to be read, for who speaks to the page.
            aria-label={`Go there, to ${stepWords(stepOfPath(path)).label}: ${message}`}
            onClick={() => onLookAt(path)}
          >
            Go there
          </Button>
        </li>
      ))}
    </Box>
  );
}
