import { chakra, Icon } from '@counterpoint/kit/core';
import { type ReactNode, useId } from 'react';

interface FoldedGroupProps {
  label: string;
  help?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function FoldedGroup({ label, help, isOpen, onToggle, children }: FoldedGroupProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={`${id}-label`} borderTopWidth="1px" borderColor="line">
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={help ? `${id}-help` : undefined}
        onClick={onToggle}
        width="full"
        display="flex"
        alignItems="center"
        gap="3"
        paddingBlock="3.5"
        paddingInline={{ base: '4', md: '5' }}
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'sunken' }}
      >
        <chakra.span flex="1" minWidth={0}>
          <chakra.span id={`${id}-label`} display="block" fontWeight="semibold">
            {label}
          </chakra.span>
          {help && (
            <chakra.span id={`${id}-help`} display="block" fontSize="sm" color="muted">
              {help}
            </chakra.span>
          )}
        </chakra.span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </chakra.button>
      <chakra.div id={id} paddingInline={{ base: '4', md: '5' }} paddingBottom={isOpen ? '5' : '0'}>
        {isOpen && children}
      </chakra.div>
    </chakra.section>
  );
}
