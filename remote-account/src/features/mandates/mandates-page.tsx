import { useLiveQueries } from '@counterpoint/client/queries';
import { useHost, useMay } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import { Stack } from '@counterpoint/kit/core';
import { mandateKeys } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { mandates as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { ConfirmationsCard } from './confirmations-card.tsx';
import { MandatesCard } from './mandates-card.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

export function MandatesPage() {
  const { user } = useHost();
  const maySee = useMay('people:read');
  useLiveQueries('profile', mandateKeys.all);
  if (!user) return null;
  const member = displayName(user);
  return (
    <AccountPage
      title={title()}
      context={text.context({ member })}
      actions={
        maySee && <DialogButton label={text.propose()}>{(onClose) => <ProposeDialog onClose={onClose} />}</DialogButton>
      }
    >
      <Stack gap="5">
        <ConfirmationsCard />
        {maySee && <MandatesCard member={member} />}
      </Stack>
    </AccountPage>
  );
}
