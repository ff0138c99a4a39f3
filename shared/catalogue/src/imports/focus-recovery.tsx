import { useFocusRecovery } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

/** With a `key` for each content: what replaces the focused one leaves the focus on the page. */
export function FocusRecovery({ children }: { readonly children: ReactNode }) {
  const content = useFocusRecovery<HTMLDivElement>();
  return <div ref={content}>{children}</div>;
}
