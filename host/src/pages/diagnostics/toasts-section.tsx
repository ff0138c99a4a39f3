import { type NoticeHandle, type NoticeType, useHost } from '@counterpoint/contract';
import { Button, Flex } from '@counterpoint/kit/core';
import { type ReactNode, useRef } from 'react';
import { Section } from './section.tsx';

const TRIALS: readonly { type: NoticeType; label: string; message: ReactNode }[] = [
  { type: 'blank', label: 'Blank', message: 'A plain notice.' },
  { type: 'success', label: 'Success', message: 'That went well.' },
  { type: 'error', label: 'Error', message: 'That did not go well.' },
  { type: 'loading', label: 'Loading', message: 'Working on it…' },
  { type: 'custom', label: 'Custom', message: <strong>A notice with content of its own.</strong> },
];

export function ToastsSection() {
  const { notify } = useHost();
  const shown = useRef<NoticeHandle[]>([]);

  function handleDismiss(): void {
    for (const notice of shown.current) notice.dismiss();
    shown.current = [];
  }

  return (
    <Section
      title="Toasts"
      hint="Blank and custom stay five seconds, success two, error four, and loading until it is dismissed."
    >
      <Flex gap="3" wrap="wrap">
        {TRIALS.map(({ type, label, message }) => (
          <Button key={type} variant="outline" onClick={() => shown.current.push(notify(message, { type }))}>
            {label}
          </Button>
        ))}
        <Button variant="ghost" onClick={handleDismiss}>
          Dismiss all
        </Button>
      </Flex>
    </Section>
  );
}
