import { chakra } from '@counterpoint/kit/core';

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
  },
});

export function FilterChips<Id extends string>({ label, items, value, onChange }: FilterChipsProps<Id>) {
  return (
    <chakra.div
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
      {items.map(({ id, label: text, count }) => (
        <Chip key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {text}
          {count !== undefined && ` ${count}`}
        </Chip>
      ))}
    </chakra.div>
  );
}
