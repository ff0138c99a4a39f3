import { chakra } from '@counterpoint/kit/core';

interface FilterChipsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string; count?: number }[];
  value: Id;
  onChange: (id: Id) => void;
}

const Chip = chakra('button', {
  base: {
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
    <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {items.map(({ id, label: text, count }) => (
        <Chip key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {text}
          {count !== undefined && ` ${count}`}
        </Chip>
      ))}
    </chakra.div>
  );
}
