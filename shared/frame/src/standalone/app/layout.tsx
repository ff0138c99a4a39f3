import { HostProvider } from '@counterpoint/contract';
import { Outlet } from '@counterpoint/contract/router';
import { Box } from '@counterpoint/kit/core';
import { FrameBar } from '../bar/frame-bar.tsx';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { useHostServices } from './use-host-services.ts';

/** The bar above, the page below, and what the host would offer around both. */
export function Layout() {
  const services = useHostServices();
  return (
    <HostProvider value={services}>
      <FrameBar />
      <Box
        as="main"
        maxWidth="content"
        paddingX={{ base: '4', md: '9' }}
        paddingTop={{ base: '5', md: '7' }}
        paddingBottom="12"
      >
        <Outlet />
      </Box>
      <SignInAgain />
    </HostProvider>
  );
}
