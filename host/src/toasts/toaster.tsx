import { Box } from '@counterpoint/kit/core';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { connectNotify } from './notify.ts';
import { BlankToast, ErrorToast, LoadingToast, SuccessToast } from './toast.tsx';

const COMPONENTS = { default: BlankToast, success: SuccessToast, error: ErrorToast, info: LoadingToast };

/** At most so many at once (given); the oldest goes when one more comes. */
const MOST = 20;

/**
 * Where notices appear: top centre (given), above everything. The element stands before the first notice does and is a
 * live region, because screen readers only speak of what is added to a region that they know.
 */
export function Toaster() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box ref={setRegion} aria-live="polite" aria-relevant="additions" aria-label="Notices" role="region" />
      {region && (
        <SnackbarProvider
          ref={connectNotify}
          domRoot={region}
          maxSnack={MOST}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          Components={COMPONENTS}
        />
      )}
    </>
  );
}
