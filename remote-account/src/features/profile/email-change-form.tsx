import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { emailChangeRequest } from '@counterpoint/domain/schemas/members';
import { Box, Button, Grid } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { EMAIL_CHANGES, requestEmailChange } from '../../api/email-change-api.ts';
import * as text from '../../messages/email-change.generated.ts';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';

export function EmailChangeForm({ onDone }: { onDone: () => void }) {
  const { http } = useHost();
  const queries = useQueryClient();
  const shortForm = useShortForm({
    empty: { email: '', password: '' },
    fields: ['email', 'password'],
    check: (values) => emailChangeRequest.safeParse(values),
    async send(values) {
      const change = await requestEmailChange(http, emailChangeRequest.parse(values));
      queries.setQueryData(EMAIL_CHANGES.key, { items: [change] });
      onDone();
    },
  });
  const { register, formState } = shortForm.form;
  const { errors } = formState;
  return (
    <Box borderTopWidth="1px" borderColor="line" paddingTop="4">
      <ShortFormFrame
        shortForm={shortForm}
        label={text.title()}
        action={text.send()}
        otherAction={
          <Button variant="outline" onClick={onDone}>
            {text.keep()}
          </Button>
        }
      >
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <Field label={text.newEmail()} help={text.newEmailHelp()} error={errors.email?.message}>
            {/* Opened to type the address. */}
            <Input {...register('email')} type="email" autoComplete="email" autoFocus />
          </Field>
          <Field label={text.password()} help={text.passwordHelp()} error={errors.password?.message}>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
        </Grid>
      </ShortFormFrame>
    </Box>
  );
}
