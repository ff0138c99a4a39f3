import { chakra } from '@counterpoint/kit/core';
import { useEffect, useRef } from 'react';
import * as text from '../messages/table.generated.ts';

interface FilterChipsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string; count?: number }[];
  value: Id;
  onChange: (id: Id) => void;
}

const Chip = chakra('button', {
  base: {
    flexShrink: 0,
    minHeight: '8',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'full',
    bg: 'card',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'brand' },
    _pressed: { bg: 'brand', borderColor: 'brand', color: 'brand.contrast', fontWeight: 'medium' },
    '@media (forced-colors: active)': {
      '&[aria-pressed=true]': { forcedColorAdjust: 'none', bg: 'SelectedItem', color: 'SelectedItemText' },
    },
  },
});

export function FilterChips<Id extends string>({ label, items, value, onChange }: FilterChipsProps<Id>) {
  const group = useRef<HTMLDivElement>(null);
  const areCounted = items.some(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts make chips wider
  useEffect(() => {
    if (group.current) showChosen(group.current);
  }, [value, areCounted]);
  return (
    <chakra.div
      ref={group}
      role="group"
      aria-label={label}
      display="flex"
      flexWrap={{ sm: 'wrap' }}
      gap="2"
      // Scrolls sideways on a phone instead of pushing the list out of view; the margins leave room for focus rings.
      overflowX={{ base: 'auto', sm: 'visible' }}
      scrollbarWidth="none"
      padding="1"
      margin="-1"
    >
      {items.map(({ id, label: name, count }) => (
        <Chip key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {count === undefined ? name : text.counted({ label: name, count })}
        </Chip>
      ))}
    </chakra.div>
  );
}

/** Scrolls sideways only. */
function showChosen(group: HTMLElement): void {
  const chosen = group.querySelector('[aria-pressed=true]');
  if (!chosen) return;
  const [outer, inner] = [group.getBoundingClientRect(), chosen.getBoundingClientRect()];
  group.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
}
