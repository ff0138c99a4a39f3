import type { ReactNode } from 'react';
import { chakra } from './system/styled.ts';

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
  /** On a phone, shows only title and action, in one row if they fit. */
  isBrief?: boolean;
}

/** Errors interrupt a screen reader (`alert`); the other tones wait (`status`). */
export function Alert({ tone, title, children, action, isBrief = false }: AlertProps) {
  return (
    <Panel
      tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      {...(isBrief && { paddingBlock: { base: '3', md: '5' } })}
    >
      <chakra.div flex={{ base: isBrief ? '1 1 8rem' : '1 1 12rem', md: '1 1 12rem' }} minWidth={0}>
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {children && (
          <chakra.div fontSize="sm" color="muted" {...(isBrief && { display: { base: 'none', md: 'block' } })}>
            {children}
          </chakra.div>
        )}
      </chakra.div>
      {action}
    </Panel>
  );
}
