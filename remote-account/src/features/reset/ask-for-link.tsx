import { useHost } from '@counterpoint/contract';
import { passwordResetRequest } from '@counterpoint/domain/schemas/members';
import { Card } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { askForReset } from '../../api/password-api.ts';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { ShortFormFrame } from '../../ui/short-form-frame.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useShortForm } from '../../ui/use-short-form.ts';

const TITLE = 'Forgot your password?';

interface AskForLinkProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

export function AskForLink({ email, onSent }: AskForLinkProps) {
  const { http } = useHost();
  const shortForm = useShortForm({
    empty: { email },
    fields: ['email'],
    check: (values) => passwordResetRequest.safeParse(values),
    async send(values) {
      const { email: address } = passwordResetRequest.parse(values);
      onSent((await askForReset(http, address)).email);
    },
  });
  const { register, formState } = shortForm.form;
  return (
    <NarrowPage title={TITLE} context="We send you a link with which you choose a new one.">
      <Card>
        <ShortFormFrame
          shortForm={shortForm}
          label={TITLE}
          action="Send me a link"
          otherAction={<SignInButton variant="outline">Back to sign-in</SignInButton>}
        >
          <Field label="Email" help="The address you sign in with." error={formState.errors.email?.message}>
            <Input {...register('email')} type="email" autoComplete="username" />
          </Field>
        </ShortFormFrame>
      </Card>
    </NarrowPage>
  );
}
