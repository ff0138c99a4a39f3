import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { weaknessOf } from '@counterpoint/domain/passwords';
import { type Profile, passwordChange } from '@counterpoint/domain/schemas/members';
import { Box } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { changePassword } from '../../api/password-api.ts';
import { sessionKeys } from '../../api/sessions-api.ts';
import { newPassword } from '../../messages/new-password.generated.ts';
import * as text from '../../messages/password.generated.ts';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';

const EMPTY = { current_password: '', password: '' };

export function ChangeForm() {
  const { http, notify, user } = useHost();
  const queries = useQueryClient();
  const shortForm = useShortForm({
    empty: EMPTY,
    fields: ['current_password', 'password'],
    check: (values) => passwordChange.safeParse(values),
    checkPassword: ({ password }) => weaknessOf(password, guessableTexts(user)),
    async send(values) {
      await changePassword(http, passwordChange.parse(values));
      shortForm.form.reset(EMPTY);
      notify(text.changed(), { type: 'success' });
      await queries.invalidateQueries({ queryKey: sessionKeys.mine });
    },
  });
  const { register, control, formState, trigger } = shortForm.form;
  const { errors } = formState;
  return (
    <SectionCard title={text.title()}>
      <Box maxWidth="32rem">
        <ShortFormFrame shortForm={shortForm} label={text.title()} action={text.change()}>
          {/* Tells password managers which account the new password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
          <Field label={text.current()} error={errors.current_password?.message}>
            <PasswordInput {...register('current_password')} autoComplete="current-password" />
          </Field>
          <NewPasswordField
            control={control}
            input={register('password')}
            error={errors.password?.message}
            onCheck={() => void trigger('password')}
            label={newPassword()}
            known={guessableTexts(user)}
          />
        </ShortFormFrame>
      </Box>
    </SectionCard>
  );
}

function guessableTexts(user: Profile | null): string[] {
  const known = [user?.email, user?.given_name, user?.other_names, user?.corporation_name];
  return known.filter((each) => typeof each === 'string');
}
