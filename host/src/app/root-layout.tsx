import { HostProvider } from '@counterpoint/contract';
import { Outlet, ScrollRestoration } from '@counterpoint/contract/router';
import { useHostServices, useLeaveGuard } from '@counterpoint/frame';
import { reportQuietly } from '../errors/error-reporter.ts';
import { notify } from '../toasts/notify.ts';
import { usePortal } from './portal.ts';
import { Questions } from './questions.tsx';

const MESSAGES = { notify, reportError: reportQuietly };

export function RootLayout() {
  const { guardLeave, isConfirming, leave, stay } = useLeaveGuard();
  const services = useHostServices(usePortal(), guardLeave, MESSAGES);
  return (
    <HostProvider value={services}>
      <Outlet />
      <Questions user={services.user} isLeaving={isConfirming} onLeave={leave} onStay={stay} />
      <ScrollRestoration />
    </HostProvider>
  );
}
