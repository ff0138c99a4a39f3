import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type Profile, passwordChange } from '@counterpoint/domain/schemas/members';
import { Card, Heading, Stack } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { changePassword } from '../../api/password-api.ts';
import { sessionKeys } from '../../api/sessions-api.ts';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { ShortFormFrame } from '../../ui/short-form-frame.tsx';
import { useShortForm } from '../../ui/use-short-form.ts';

const EMPTY = { current_password: '', password: '' };
const TITLE = 'Change your password';

export function ChangeForm() {
  const { http, notify, user } = useHost();
  const queries = useQueryClient();
  const shortForm = useShortForm({
    empty: EMPTY,
    fields: ['current_password', 'password'],
    check: (values) => passwordChange.safeParse(values),
    async send(values) {
      await changePassword(http, passwordChange.parse(values));
      shortForm.form.reset(EMPTY);
      notify('Your password is changed. Every other device is signed out.', { type: 'success' });
      await queries.invalidateQueries({ queryKey: sessionKeys.mine });
    },
  });
  const { register, control, formState } = shortForm.form;
  const { errors } = formState;
  return (
    <Card as="section" aria-labelledby="change-password">
      <Stack gap="5" maxWidth="32rem">
        <Heading id="change-password" as="h2" size="md">
          {TITLE}
        </Heading>
        <ShortFormFrame shortForm={shortForm} label={TITLE} action="Change the password">
          {/* Tells password managers which account the new password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
          <Field label="Current password" error={errors.current_password?.message}>
            <PasswordInput {...register('current_password')} autoComplete="current-password" />
          </Field>
          <NewPasswordField
            control={control}
            input={register('password')}
            error={errors.password?.message}
            label="New password"
            known={knownOf(user)}
          />
        </ShortFormFrame>
      </Stack>
    </Card>
  );
}

function knownOf(user: Profile | null): string[] {
  const known = [user?.email, user?.given_name, user?.other_names, user?.corporation_name];
  return known.filter((text) => typeof text === 'string');
}
