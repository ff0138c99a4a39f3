import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { signUp } from '../../api/sign-up-api.ts';
import { type FormFailure, failureOf } from '../../ui/form-failure.ts';
import { schemaResolver } from '../../ui/schema-resolver.ts';
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-answers.ts';
import {
  checkSignUp,
  emptySignUp,
  type RegisterAs,
  SIGN_UP_FIELDS,
  type SignUpValues,
  toSignup,
} from './sign-up-values.ts';

export interface SignUpForm {
  readonly form: UseFormReturn<SignUpValues>;
  readonly registerAs: RegisterAs;
  /** What the server said that belongs to no field. */
  readonly failure: FormFailure | null;
  submit(): void;
}

/** The sign-up of one kind of member: checks, keeps what is typed, sends it once, and goes on to the success page. */
export function useSignUpForm(registerAs: RegisterAs): SignUpForm {
  const { http } = useHost();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isSending = useRef(false);
  const form = useForm<SignUpValues>({
    defaultValues: { ...emptySignUp, ...keptAnswers(registerAs, emptySignUp) },
    resolver: schemaResolver(checkSignUp(registerAs)),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepAnswers(registerAs, values),
      }),
    [form, registerAs],
  );

  async function send(values: SignUpValues): Promise<void> {
    setFailure(null);
    try {
      const { email } = await signUp(http, toSignup(registerAs, values));
      forgetAnswers(registerAs);
      await navigate(paths.account.signupSuccess(), { state: { email }, replace: true });
    } catch (error) {
      setFailure(failureOf(error, form.setError, SIGN_UP_FIELDS[registerAs]));
    }
  }

  async function submit(): Promise<void> {
    // A second Enter before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    await form.handleSubmit(send, () => setFailure(null))();
    isSending.current = false;
  }

  return { form, registerAs, failure, submit: () => void submit() };
}
