import { useHost } from '@counterpoint/contract';
import { passwordResetRequest } from '@counterpoint/domain/schemas/members';
import { Card } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { requestPasswordReset } from '../../api/password-api.ts';
import { email } from '../../messages/account.generated.ts';
import * as text from '../../messages/reset.generated.ts';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { ShortFormFrame } from '../../ui/short-form-frame.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useShortForm } from '../../ui/use-short-form.ts';

interface RequestLinkFormProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

export function RequestLinkForm({ email: address, onSent }: RequestLinkFormProps) {
  const { http } = useHost();
  const shortForm = useShortForm({
    empty: { email: address },
    fields: ['email'],
    check: (values) => passwordResetRequest.safeParse(values),
    async send(values) {
      const request = passwordResetRequest.parse(values);
      onSent((await requestPasswordReset(http, request.email)).email);
    },
  });
  const { register, formState } = shortForm.form;
  return (
    <NarrowPage title={text.forgotten()} context={text.context()}>
      <Card>
        <ShortFormFrame
          shortForm={shortForm}
          label={text.forgotten()}
          action={text.send()}
          otherAction={<SignInButton variant="outline">{text.backToSignIn()}</SignInButton>}
        >
          <Field label={email()} help={text.emailHelp()} error={formState.errors.email?.message}>
            <Input {...register('email')} type="email" autoComplete="username" />
          </Field>
        </ShortFormFrame>
      </Card>
    </NarrowPage>
  );
}
