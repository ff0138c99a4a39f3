import { type NoticeHandle, type NoticeType, useHost } from '@counterpoint/contract';
import { Button, Flex } from '@counterpoint/kit/core';
import { type ReactNode, useRef } from 'react';
import * as text from '../../messages/diagnostics.generated.ts';
import { Section } from './section.tsx';

function trials(): { type: NoticeType; label: string; message: ReactNode }[] {
  return [
    { type: 'blank', label: text.blank(), message: text.blankNotice() },
    { type: 'success', label: text.success(), message: text.successNotice() },
    { type: 'error', label: text.error(), message: text.errorNotice() },
    { type: 'loading', label: text.loading(), message: text.loadingNotice() },
    { type: 'custom', label: text.custom(), message: <strong>{text.customNotice()}</strong> },
  ];
}

export function ToastsSection() {
  const { notify } = useHost();
  const shown = useRef<NoticeHandle[]>([]);

  function handleDismiss(): void {
    for (const notice of shown.current) notice.dismiss();
    shown.current = [];
  }

  return (
    <Section title={text.toasts()} hint={text.toastsHint()}>
      <Flex gap="3" wrap="wrap">
        {trials().map(({ type, label, message }) => (
          <Button key={type} variant="outline" onClick={() => shown.current.push(notify(message, { type }))}>
            {label}
          </Button>
        ))}
        <Button variant="ghost" onClick={handleDismiss}>
          {text.dismissAll()}
        </Button>
      </Flex>
    </Section>
  );
}
