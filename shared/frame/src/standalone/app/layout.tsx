import { HostProvider } from '@counterpoint/contract';
import { Outlet } from '@counterpoint/contract/router';
import { Box } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import * as text from '../../messages/standalone.generated.ts';
import { useHostServices } from '../../services/use-host-services.ts';
import { ProofDialog } from '../../sign-in/proof-dialog.tsx';
import { SignInAgainDialog } from '../../sign-in/sign-in-again-dialog.tsx';
import { FrameBar } from '../bar/frame-bar.tsx';
import { useFrame } from './frame.ts';
import { useSignOut } from './use-sign-out.ts';

export function Layout() {
  const frame = useFrame();
  const signOut = useSignOut();
  const guardLeave = useLeaveQuestion();
  const services = useHostServices(frame, guardLeave, frame.messages);
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
      <ProofDialog connections={frame} />
      <SignInAgainDialog connections={frame} email={services.user?.email} onSignOut={signOut} />
    </HostProvider>
  );
}

function useLeaveQuestion(): (isDirty: boolean) => void {
  const { guardLeave, isConfirming, leave, stay } = useLeaveGuard();
  useEffect(() => {
    if (!isConfirming) return;
    if (window.confirm(text.leaveQuestion())) leave();
    else stay();
  }, [isConfirming, leave, stay]);
  return guardLeave;
}
