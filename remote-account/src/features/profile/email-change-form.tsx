import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { emailChangeRequest } from '@counterpoint/domain/schemas/members';
import { Box, Button, Grid } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { askForEmailChange, emailChangeKeys } from '../../api/email-change-api.ts';
import { ShortFormFrame } from '../../ui/short-form-frame.tsx';
import { useShortForm } from '../../ui/use-short-form.ts';

export function EmailChangeForm({ onDone }: { onDone: () => void }) {
  const { http } = useHost();
  const queries = useQueryClient();
  const shortForm = useShortForm({
    empty: { email: '', password: '' },
    fields: ['email', 'password'],
    check: (values) => emailChangeRequest.safeParse(values),
    async send(values) {
      const asked = await askForEmailChange(http, emailChangeRequest.parse(values));
      queries.setQueryData(emailChangeKeys.waiting, asked);
      onDone();
    },
  });
  const { register, formState } = shortForm.form;
  const { errors } = formState;
  return (
    <Box borderTopWidth="1px" borderColor="line" paddingTop="4">
      <ShortFormFrame
        shortForm={shortForm}
        label="Change your email"
        action="Send a link there"
        otherAction={
          <Button variant="outline" onClick={onDone}>
            Keep the present one
          </Button>
        }
      >
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <Field
            label="New email"
            help="We send a link there. Nothing changes until you open it."
            error={errors.email?.message}
          >
            {/* The member asked to change the address and is about to type it. */}
            <Input {...register('email')} type="email" autoComplete="email" autoFocus />
          </Field>
          <Field label="Your password" help="So that nobody else can do this." error={errors.password?.message}>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
        </Grid>
      </ShortFormFrame>
    </Box>
  );
}
