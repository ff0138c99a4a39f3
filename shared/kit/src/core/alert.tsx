import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: { base: '4', md: '5' },
    borderWidth: '1px',
    borderRadius: 'card',
    color: 'ink',
  },
  variants: {
    tone: {
      error: { bg: 'terracotta.soft', borderColor: 'terracotta.edge' },
      warning: { bg: 'gold.soft', borderColor: 'gold.edge' },
      info: { bg: 'blue.soft', borderColor: 'blue.edge' },
      success: { bg: 'green.soft', borderColor: 'green.edge' },
    },
  },
});

interface AlertProps {
  tone: 'error' | 'warning' | 'info' | 'success';
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** Errors interrupt a screen reader (`alert`); the other tones wait (`status`). */
export function Alert({ tone, title, children, action }: AlertProps) {
  return (
    <Panel tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <chakra.div flex="1 1 12rem" minWidth={0}>
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {children && (
          <chakra.div fontSize="sm" color="muted">
            {children}
          </chakra.div>
        )}
      </chakra.div>
      {action}
    </Panel>
  );
}
