import { Popover } from '@counterpoint/kit/components';
import { Button, Stack } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import * as text from '../messages/lists.generated.ts';
import type { ChosenColumns } from './use-columns.ts';

/** Open on mount, because it is loaded by the click that opens it. */
export function ColumnPicker({ columns }: { columns: ChosenColumns }) {
  return (
    <Popover.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <Button variant="ghost" size="sm">
          {text.columns()}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        maxWidth="16rem"
        // Ark sets `aria-labelledby` only after the popover is shown.
        aria-label={text.chooseColumns()}
      >
        <Popover.Title>{text.chooseColumns()}</Popover.Title>
        <Stack gap="1">
          {columns.choice.columns.map(({ id, header }) => (
            <Checkbox key={id} label={header} checked={columns.has(id)} onChange={() => columns.toggle(id)} />
          ))}
          <Button variant="ghost" size="sm" alignSelf="start" onClick={columns.reset}>
            {text.defaultColumns()}
          </Button>
        </Stack>
      </Popover.Content>
    </Popover.Root>
  );
}
