import { HostProvider } from '@counterpoint/contract';
import { Outlet, ScrollRestoration } from '@counterpoint/contract/router';
import { ProfileProvider } from '../session/profile-state.ts';
import { Questions } from './questions.tsx';
import { useHostServices } from './use-host-services.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Around every page, public or private: the services of the host, and the questions it may ask. */
export function RootLayout() {
  const { guardLeave, isAsking, leave, stay } = useLeaveGuard();
  const { services, profile } = useHostServices(guardLeave);
  return (
    <HostProvider value={services}>
      <ProfileProvider value={profile}>
        <Outlet />
      </ProfileProvider>
      <Questions user={services.user} isLeaving={isAsking} onLeave={leave} onStay={stay} />
      <ScrollRestoration />
    </HostProvider>
  );
}
