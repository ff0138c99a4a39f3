import { Menu } from '@counterpoint/kit/components';
import { type ColorMode, Icon, useColorMode } from '@counterpoint/kit/core';

const MODES: readonly { mode: ColorMode; label: string; icon: 'sun' | 'moon' | 'monitor' }[] = [
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
  { mode: 'system', label: 'As the system', icon: 'monitor' },
];

/** The switch between light and dark, as items of a menu of which one is chosen. */
export function ColorModeItems() {
  const { choice, setChoice } = useColorMode();
  return (
    <Menu.RadioItemGroup
      aria-label="Colours"
      value={choice}
      onValueChange={({ value }) => setChoice(MODES.find(({ mode }) => mode === value)?.mode ?? 'system')}
    >
      {MODES.map(({ mode, label, icon }) => (
        <Menu.RadioItem key={mode} value={mode}>
          <Icon name={icon} size={18} />
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
