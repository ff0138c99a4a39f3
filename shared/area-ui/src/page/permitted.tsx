import { useMay } from '@counterpoint/contract';
import type { Need } from '@counterpoint/domain/permissions';
import { Alert, chakra } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/page.generated.ts';

/** Disables the fields and buttons in it, and says why, for a person whose role doesn't allow the change. */
export function Permitted({ needs, children }: { needs: Need; children: ReactNode }) {
  const isAllowed = useMay(needs);
  if (isAllowed) return children;
  return (
    <>
      <Alert tone="info" title={text.readOnly()}>
        {text.askOwner()}
      </Alert>
      <chakra.fieldset disabled border="none" padding="0" margin="0" minWidth="0" display="contents">
        {children}
      </chakra.fieldset>
    </>
  );
}
