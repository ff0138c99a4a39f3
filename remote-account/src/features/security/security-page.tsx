import { Loaded } from '@counterpoint/area-ui/page';
import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import type { SecondFactors } from '@counterpoint/domain/schemas/members';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import { factorsOf, type NewCodes, SECOND_FACTORS } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { security as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RemovalDialog } from '../../ui/removal-dialog.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AppDialog } from './app-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasskeysCard, RemovalEffect } from './passkeys-card.tsx';
import { useFactorMutation } from './use-factor-mutation.ts';

export function SecurityPage() {
  const stored = useRead(SECOND_FACTORS);
  return (
    <AccountPage
      title={title()}
      context={text.context()}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('signing-in-again') }}
    >
      <Loaded query={stored} loading={<Loading label={text.loading()} height="20rem" isFramed />} isFramed>
        {(factors) => <FactorCards factors={factors} />}
      </Loaded>
    </AccountPage>
  );
}

function FactorCards({ factors }: { factors: SecondFactors }) {
  const [codes, setCodes] = useState<NewCodes>(null);
  const { passkeys, authenticator_app, is_required } = factors;
  const count = passkeys.length + (authenticator_app ? 1 : 0);
  return (
    <Stack gap="5">
      {is_required && count === 0 && (
        <Alert tone="warning" title={text.required()}>
          {text.requiredNote()}
        </Alert>
      )}
      <PasskeysCard passkeys={passkeys} isOnlyFactor={count === 1} onCodes={setCodes} />
      <AppCard app={authenticator_app} isOnlyFactor={count === 1} onCodes={setCodes} />
      {count > 0 && <RecoveryCard left={factors.recovery_codes_left} onCodes={setCodes} />}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  );
}

interface AppCardProps {
  readonly app: SecondFactors['authenticator_app'];
  readonly isOnlyFactor: boolean;
  readonly onCodes: (codes: NewCodes) => void;
}

function AppCard({ app, isOnlyFactor, onCodes }: AppCardProps) {
  const { http } = useHost();
  const refresh = useRefresh(SECOND_FACTORS.key);
  // Keeps the dialog that was opened: an app may be set up or turned off meanwhile, even by a request that seemed to fail.
  const [open, setOpen] = useState<'set_up' | 'turn_off' | null>(null);
  const close = () => setOpen(null);
  return (
    <SectionCard
      title={text.app()}
      note={text.appNote()}
      aside={<StatusBadge tone={app ? 'green' : 'grey'}>{app ? text.on() : text.off()}</StatusBadge>}
    >
      {app && <Note>{text.appAdded({ added: () => <RelativeDate key="added" at={app.added_at} /> })}</Note>}
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(app ? 'turn_off' : 'set_up')}>
        {app ? text.turnOff() : text.setUp()}
      </Button>
      {open === 'set_up' && <AppDialog onCodes={onCodes} onClose={close} />}
      {open === 'turn_off' && (
        <RemovalDialog
          title={text.turnOffQuestion()}
          action={text.turnOff()}
          remove={() => factorsOf(http).removeApp().finally(refresh)}
          removed={text.appRemoved()}
          onClose={close}
        >
          <RemovalEffect consequence={text.appConsequence()} isOnlyFactor={isOnlyFactor} />
        </RemovalDialog>
      )}
    </SectionCard>
  );
}

const FEW = 3;

function RecoveryCard({ left, onCodes }: { left: number; onCodes: (codes: NewCodes) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { start, isBusy, failure } = useFactorMutation<void, NewCodes>({
    run: (http) => factorsOf(http).replaceRecoveryCodes(),
    onDone(codes) {
      setIsOpen(false);
      onCodes(codes);
    },
  });
  return (
    <SectionCard title={text.recovery()} note={text.recoveryNote()}>
      {left <= FEW ? (
        <Alert tone="warning" title={text.codesLeft({ count: left })} />
      ) : (
        <Text>{text.codesLeft({ count: left })}</Text>
      )}
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        {text.newCodes()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.newCodesQuestion()}
        confirmLabel={text.createCodes()}
        isBusy={isBusy}
        onConfirm={() => start()}
        onCancel={() => setIsOpen(false)}
      >
        <Stack gap="3">
          {failure && <Alert tone="error" title={failure} />}
          <p>{text.newCodesConsequence()}</p>
        </Stack>
      </ConfirmDialog>
    </SectionCard>
  );
}
