import { Menu as ArkMenu, useMenuContext } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { chakra, Icon } from '@counterpoint/kit/core';
import { type ComponentProps, useRef } from 'react';
import { floatingStyles } from './floating-styles.ts';
import { useEarlyEscape } from './use-early-escape.ts';

const Panel = chakra(
  ArkMenu.Content,
  { base: { ...floatingStyles, padding: '1.5', minWidth: '13rem', maxHeight: '70vh', overflowY: 'auto' } },
  { forwardAsChild: true },
);

const itemRecipe = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '9',
    paddingInline: '2.5',
    borderRadius: '6px',
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    '&[data-highlighted]': { bg: 'brand.soft' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
} as const;

const Item = chakra(ArkMenu.Item, itemRecipe, { forwardAsChild: true });
const RadioItemPanel = chakra(ArkMenu.RadioItem, itemRecipe);

function MenuRadioItem({ children, ...props }: ComponentProps<typeof RadioItemPanel>) {
  return (
    <RadioItemPanel {...props}>
      {children}
      <chakra.span asChild marginStart="auto" color="brand.text">
        <ArkMenu.ItemIndicator>
          <Icon name="check" size={16} />
        </ArkMenu.ItemIndicator>
      </chakra.span>
    </RadioItemPanel>
  );
}

const Separator = chakra(ArkMenu.Separator, {
  base: { height: '1px', bg: 'line', marginBlock: '1.5', border: 'none' },
});

interface MenuContentProps extends ComponentProps<typeof Panel> {
  /** Renders within its landmark instead of a portal; use it where no ancestor clips the panel. */
  readonly isInPlace?: boolean;
}

function MenuContent({ isInPlace = false, ...props }: MenuContentProps) {
  const { open, setOpen } = useMenuContext();
  const panel = useRef<HTMLDivElement>(null);
  useEarlyEscape(open, () => setOpen(false), panel);
  return (
    <Portal disabled={isInPlace}>
      <ArkMenu.Positioner>
        {/* Ark focuses the panel a frame after an arrow key, even if it has closed since. `inert` prevents that. */}
        <Panel ref={panel} inert={!open} {...props} />
      </ArkMenu.Positioner>
    </Portal>
  );
}

/**
 * A menu of actions: `Menu.Root` around `Menu.Trigger asChild` and `Menu.Content` with `Menu.Item`s, each with a `value`.
 * For a choice, wrap `Menu.RadioItem`s in a `Menu.RadioItemGroup`.
 */
export const Menu = {
  Root: MenuRoot,
  Trigger: ArkMenu.Trigger,
  Content: MenuContent,
  Item,
  RadioItemGroup: ArkMenu.RadioItemGroup,
  RadioItem: MenuRadioItem,
  Separator,
};

function MenuRoot(props: ArkMenu.RootProps) {
  return <ArkMenu.Root lazyMount unmountOnExit {...props} />;
}
