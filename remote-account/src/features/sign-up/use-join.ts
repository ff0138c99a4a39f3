import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useRef, useState } from 'react';
import { signUp } from '../../api/sign-up-api.ts';
import type { FormFailure } from '../../ui/form-failure.ts';
import { stepWith } from './sign-up-steps.ts';
import { type SignUpValues, toSignup } from './sign-up-values.ts';
import { changeAt, type StepArrival } from './step-arrival.ts';

export function useJoin(kind: RegisterAs) {
  const { http } = useHost();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  // Enter may be pressed twice before the button shows that it is busy.
  const isPending = useRef(false);

  async function send(values: SignUpValues): Promise<void> {
    try {
      const { email } = await signUp(http, toSignup(kind, values));
      await navigate(paths.account.signupSuccess(), { state: { email }, replace: true });
    } catch (error) {
      const { step, errors, others } = groupErrors(kind, error);
      if (!step) return setFailure({ message: messageOf(error), details: others });
      const state: StepArrival = { errors };
      await navigate(changeAt(step.path, errors[0]?.path ?? ''), { state });
    }
  }

  async function join(values: SignUpValues): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    setIsSending(true);
    setFailure(null);
    await send(values);
    setIsSending(false);
    isPending.current = false;
  }

  return { join, isSending, failure };
}

function groupErrors(kind: RegisterAs, error: unknown) {
  const placed: ProblemDetail[] = [];
  const others = applyServerErrors<SignUpValues>(
    error,
    (path, { message = '' }) => placed.push({ path, message }),
    (path) => stepWith(kind, path) !== undefined,
  );
  const steps = placed.map(({ path }) => stepWith(kind, path));
  const step = steps[0];
  return { step, errors: placed.filter((_, index) => steps[index] === step), others };
}
