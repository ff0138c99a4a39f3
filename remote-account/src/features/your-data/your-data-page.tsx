import { useExport } from '@counterpoint/area-ui/lists';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import { Alert, Button, Note, Stack, Text } from '@counterpoint/kit/core';
import { yourData as title } from '../../messages/titles.generated.ts';
import * as text from '../../messages/your-data.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

export function YourDataPage() {
  const { user } = useHost();
  if (!user) return null;
  return (
    <AccountPage title={title()} context={text.context({ member: displayName(user) })}>
      <SectionCard title={text.download()} note={text.downloadNote()}>
        <Stack as="ul" gap="1" listStyleType="disc" paddingInlineStart="5">
          {[text.catalogue(), text.cases(), text.account(), text.files()].map((content) => (
            <li key={content}>{content}</li>
          ))}
        </Stack>
        <Note>{text.leftOut()}</Note>
        {user.person.role === 'owner' ? <Download /> : <Alert tone="info" title={text.ownerOnly()} />}
      </SectionCard>
    </AccountPage>
  );
}

function Download() {
  const { http } = useHost();
  const { fetching, start } = useExport<void>(
    (_, signal) => http.download('/user/data', { signal }),
    () => undefined,
  );
  return (
    <Stack gap="3">
      {fetching.error && (
        <Alert tone="error" title={text.failed()}>
          {messageOf(fetching.error)}
        </Alert>
      )}
      <Button alignSelf="flex-start" loading={fetching.isPending} onClick={() => start()}>
        {text.download()}
      </Button>
      {fetching.isPending && (
        <Text role="status" color="muted">
          {text.collecting()}
        </Text>
      )}
    </Stack>
  );
}
