import { useHost } from '@counterpoint/contract';
import { Box, Button, Card, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { summaryOf } from '../../ui/summary-of.ts';
import { AccountFields } from './account-fields.tsx';
import { SIGN_UP_FIELDS } from './sign-up-values.ts';
import type { SignUpForm } from './use-sign-up-form.ts';

interface SignUpFrameProps {
  readonly signUp: SignUpForm;
  readonly title: string;
  /** Who joins this way, and the way for the others. */
  readonly context: ReactNode;
  /** The fields that say who joins. */
  readonly children: ReactNode;
}

/** A sign-up page: what is wrong on top, then who one is, then the account. */
export function SignUpFrame({ signUp, title, context, children }: SignUpFrameProps) {
  const { form, failure, registerAs, submit } = signUp;
  const { errors, submitCount, isSubmitting } = form.formState;
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [title, setTitle]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <Box maxWidth="42rem" marginX="auto">
      <PageHeader title={title} context={context} />
      <form onSubmit={handleSubmit} noValidate aria-label={title}>
        <Stack gap="5">
          <ErrorSummary errors={summaryOf(errors, SIGN_UP_FIELDS[registerAs])} submitCount={submitCount} />
          <FailureAlert failure={failure} />
          <Card>
            <Stack gap="5">
              {children}
              <AccountFields form={form} />
            </Stack>
          </Card>
          <Flex justify="flex-end">
            <Button type="submit" loading={isSubmitting} width={{ base: 'full', sm: 'auto' }}>
              Join the society
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  );
}
