import { useNavigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { Box } from '@counterpoint/kit/core';
import { Steps } from '@counterpoint/kit/wizard';
import { loadValues } from './saved-answers.ts';
import { CHECK, findProblems, STEPS, type StepId, stepWith } from './sign-up-steps.ts';

export function SignUpProgress({ kind, current }: { kind: RegisterAs; current: StepId | 'check' }) {
  const navigate = useNavigate();
  const steps = [...STEPS[kind], CHECK].map(({ id, label }) => ({ id, label: label() }));
  const wrong = findProblems(kind, loadValues(kind)).flatMap(({ path }) => stepWith(kind, path)?.id ?? []);
  const handleGo = (id: string) => {
    const path = STEPS[kind].find((step) => step.id === id)?.path;
    if (path) void navigate(path);
  };
  return (
    <Box marginBottom="5">
      <Steps steps={steps} current={current} wrong={wrong} onGo={handleGo} />
    </Box>
  );
}
