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

/** One of several choices; the chosen one carries a tick. */
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
  /** Stays where it stands in the document, inside of its landmark, where nothing there would cut it off. */
  readonly isInPlace?: boolean;
}

/** The panel of a menu, above everything else in the page. */
function MenuContent({ isInPlace = false, ...props }: MenuContentProps) {
  const { open, setOpen } = useMenuContext();
  const panel = useRef<HTMLDivElement>(null);
  useEarlyEscape(open, () => setOpen(false), panel);
  return (
    <Portal disabled={isInPlace}>
      <ArkMenu.Positioner>
        {/* A frame after an arrow key the library focuses the panel, also when it has closed meanwhile: inert, it cannot
            take the focus from the trigger and vanish with it. */}
        <Panel ref={panel} inert={!open} {...props} />
      </ArkMenu.Positioner>
    </Portal>
  );
}

/**
 * A menu of actions: `Menu.Root` around `Menu.Trigger` (with `asChild` on a button) and `Menu.Content` with its
 * `Menu.Item`s, each with a `value`; a `Menu.RadioItemGroup` holds `Menu.RadioItem`s of which one is chosen. Arrow keys
 * move, letters jump, Escape closes and gives the focus back.
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
