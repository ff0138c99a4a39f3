import type { Severity } from '@counterpoint/domain/rules';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Alert, Box, Button, Text } from '@counterpoint/kit/core';
import { useEffect, useEffectEvent } from 'react';
import * as text from '../messages/wizard.generated.ts';
import type { Wizard } from './use-wizard.ts';

/** `id` is the rule's code, such as `W-TOT-01`; null if no rule found it. */
export interface DraftFinding extends ProblemDetail {
  readonly id: string | null;
  readonly severity: Severity;
  readonly of: string | null;
}

export function problemsAmong(findings: readonly DraftFinding[]): ProblemDetail[] {
  return findings.filter(({ severity }) => severity === 'block').map(({ path, message }) => ({ path, message }));
}

interface FindingsProps {
  readonly findings: readonly DraftFinding[];
  readonly wizard: Pick<Wizard<string>, 'steps' | 'showField' | 'report'>;
}

/** The stepper marks the steps with blocking findings. */
export function Findings({ findings, wizard }: FindingsProps) {
  const blockingPaths = problemsAmong(findings).map(({ path }) => path);
  const report = useEffectEvent(() => wizard.report(blockingPaths));
  const reported = blockingPaths.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once for the same paths, which come in a new array
  useEffect(() => report(), [reported]);
  const blocking = findings.filter(({ severity }) => severity === 'block');
  const warnings = findings.filter(({ severity }) => severity === 'warn');
  return (
    <>
      {blocking.length > 0 && (
        <Alert tone="warning" title={text.beforeSubmitting()}>
          <FindingItems findings={blocking} wizard={wizard} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="info" title={text.worthChecking()}>
          <FindingItems findings={warnings} wizard={wizard} />
        </Alert>
      )}
    </>
  );
}

function FindingItems({ findings, wizard: { steps, showField } }: FindingsProps) {
  return (
    <Box as="ul" listStyleType="disc" paddingInlineStart="5">
      {findings.map(({ id, path, message, of }) => (
        <li key={`${id} ${path} ${message}`}>
          {of === null ? message : text.findingOf({ name: of, message })}{' '}
          <Button
            variant="ghost"
            size="sm"
            minHeight="6"
            aria-label={text.goToIn({ step: steps.wordsOf(steps.ofPath(path)).label(), message })}
            onClick={() => showField(path)}
          >
            {text.goTo()}
          </Button>
          {id && (
            <Text as="details" fontSize="xs" color="muted">
              <summary>{text.details()}</summary>
              {text.rule({ id })}
            </Text>
          )}
        </li>
      ))}
    </Box>
  );
}
