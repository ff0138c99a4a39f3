import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { Loaded } from '@counterpoint/area-ui/page';
import { useLeaveGuard } from '@counterpoint/client/drafts';
import { useRead } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQueryClient } from '@counterpoint/contract/query';
import {
  MAIL_GROUP_LABELS,
  MAIL_GROUPS,
  MAIL_TIMINGS,
  type MailPreferences,
  mailPreferences,
} from '@counterpoint/domain/schemas/home';
import { Box, Card, Grid, Note, Text } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import { useEffect } from 'react';
import { MAIL_PREFERENCES, saveMailPreferences } from '../../api/mail-preferences-api.ts';
import * as text from '../../messages/emails.generated.ts';
import { emails as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { Loading } from '../../ui/loading.tsx';

export function EmailsPage() {
  const { user } = useHost();
  const preferences = useRead(MAIL_PREFERENCES);
  return (
    <AccountPage
      title={title()}
      context={text.context({ email: user?.email ?? '' })}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('what-needs-you') }}
    >
      <Card as="section" aria-label={title()}>
        <Loaded query={preferences} loading={<Loading label={text.loading()} height="24rem" />}>
          {(stored) => <PreferencesForm stored={stored} />}
        </Loaded>
      </Card>
    </AccountPage>
  );
}

function PreferencesForm({ stored }: { stored: MailPreferences }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const dialogForm = useDialogForm<MailPreferences, MailPreferences>({
    initial: stored,
    schema: mailPreferences,
    read: (values) => values,
    async send(values) {
      const saved = await saveMailPreferences(http, values);
      form.reset(saved, { keepValues: true });
      queries.setQueryData(MAIL_PREFERENCES.key, saved);
    },
    onDone: () => notify(text.saved(), { type: 'success' }),
  });
  const { form } = dialogForm;
  const { register, formState } = form;
  useLeaveGuard(formState.isDirty);
  // Follows a choice made elsewhere, but keeps unsaved ones.
  useEffect(() => form.reset(stored, { keepDirtyValues: true }), [form, stored]);
  const options = MAIL_TIMINGS.map((value) => ({ value, label: text.timings[value]() }));
  return (
    <FormFrame dialogForm={dialogForm} fields={MAIL_GROUPS} label={text.title()} action={text.save()}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        {MAIL_GROUPS.map((group) => (
          <Field
            key={group}
            label={MAIL_GROUP_LABELS[group]()}
            help={text.help[group]()}
            error={formState.errors[group]?.message}
          >
            <Select {...register(group)} options={options} />
          </Field>
        ))}
      </Grid>
      <Box>
        <Text fontSize="sm" fontWeight="semibold">
          {text.deadlines()}
        </Text>
        <Note>{text.deadlinesHelp()}</Note>
      </Box>
    </FormFrame>
  );
}
