import { useHost } from '@counterpoint/contract';
import { weaknessOf } from '@counterpoint/domain/passwords';
import { passwordReset } from '@counterpoint/domain/schemas/members';
import { Card } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { completeReset, type ResetLink } from '../../api/password-api.ts';
import * as account from '../../messages/account.generated.ts';
import { newPassword } from '../../messages/new-password.generated.ts';
import * as text from '../../messages/reset.generated.ts';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { ShortFormFrame } from '../../ui/short-form-frame.tsx';
import { useShortForm } from '../../ui/use-short-form.ts';

interface ResetFormProps {
  readonly link: ResetLink;
  readonly email: string;
  readonly onDone: () => void;
  readonly onLinkError: (error: unknown) => boolean;
}

export function ResetForm({ link, email, onDone, onLinkError }: ResetFormProps) {
  const { http } = useHost();
  const shortForm = useShortForm({
    empty: { password: '' },
    fields: ['password'],
    check: (values) => passwordReset.safeParse({ ...values, token: link.token }),
    checkPassword: ({ password }) => weaknessOf(password, [email]),
    async send(values) {
      const { password } = passwordReset.parse({ ...values, token: link.token });
      try {
        await completeReset(http, link, password);
        onDone();
      } catch (error) {
        if (!onLinkError(error)) throw error;
      }
    },
  });
  const { register, control, formState, trigger } = shortForm.form;
  return (
    <NarrowPage title={text.choose()} context={text.chooseContext()}>
      <Card>
        <ShortFormFrame shortForm={shortForm} label={text.choose()} action={text.change()}>
          {/* Read-only; tells password managers which account the new password belongs to. */}
          <Field label={account.email()}>
            <Input value={email} readOnly type="email" autoComplete="username" />
          </Field>
          <NewPasswordField
            control={control}
            input={register('password')}
            error={formState.errors.password?.message}
            onCheck={() => void trigger('password')}
            label={newPassword()}
            known={[email]}
          />
        </ShortFormFrame>
      </Card>
    </NarrowPage>
  );
}
