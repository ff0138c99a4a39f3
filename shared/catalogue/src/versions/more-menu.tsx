import { type LaterPart, useNearing } from '@counterpoint/area-ui/later';
import { Menu } from '@counterpoint/kit/components';
import { Button, Icon } from '@counterpoint/kit/core';

/** Something that can be done, by a name of its own. */
export interface MenuAction {
  readonly value: string;
  readonly label: string;
  readonly run: () => void;
}

interface MoreMenuProps {
  readonly actions: readonly (MenuAction | false)[];
  /** The code of what the actions ask. */
  readonly dialogs: LaterPart<unknown>;
}

/** What is done rarely, behind one button. What is false is not offered. */
export function MoreMenu({ actions, dialogs }: MoreMenuProps) {
  const nearing = useNearing(dialogs);
  const offered = actions.filter((action) => action !== false);
  if (offered.length === 0) return null;
  return (
    <Menu.Root onSelect={({ value }) => offered.find((action) => action.value === value)?.run()}>
      <Menu.Trigger asChild>
        <Button variant="outline" {...nearing}>
          More
          <Icon name="chevron-down" size={16} />
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {offered.map(({ value, label }) => (
          <Menu.Item key={value} value={value}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
