import { useHost } from '@counterpoint/contract';
import { passwordReset } from '@counterpoint/domain/schemas/members';
import { Card } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { completeReset, type ResetLink } from '../../api/password-api.ts';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { ShortFormFrame } from '../../ui/short-form-frame.tsx';
import { useShortForm } from '../../ui/use-short-form.ts';

const TITLE = 'Choose a new password';

interface ResetFormProps {
  readonly link: ResetLink;
  readonly email: string;
  readonly onDone: () => void;
  readonly onRefusal: (error: unknown) => boolean;
}

export function ResetForm({ link, email, onDone, onRefusal }: ResetFormProps) {
  const { http } = useHost();
  const shortForm = useShortForm({
    empty: { password: '' },
    fields: ['password'],
    check: (values) => passwordReset.safeParse({ ...values, token: link.token }),
    async send(values) {
      const { password } = passwordReset.parse({ ...values, token: link.token });
      try {
        await completeReset(http, link, password);
        onDone();
      } catch (error) {
        if (!onRefusal(error)) throw error;
      }
    },
  });
  const { register, control, formState } = shortForm.form;
  return (
    <NarrowPage title={TITLE} context="Every device that is signed in with the old one is signed out.">
      <Card>
        <ShortFormFrame shortForm={shortForm} label={TITLE} action="Change the password">
          {/* Read-only; tells password managers which account the new password belongs to. */}
          <Field label="Email">
            <Input value={email} readOnly type="email" autoComplete="username" />
          </Field>
          <NewPasswordField
            control={control}
            input={register('password')}
            error={formState.errors.password?.message}
            label="New password"
            known={[email]}
          />
        </ShortFormFrame>
      </Card>
    </NarrowPage>
  );
}
