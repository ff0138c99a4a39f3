import { chakra, Delayed, Spinner } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../../messages/components.generated.ts';
import { floatingStyles } from '../floating-styles.ts';
import type { SearchState } from './use-search.ts';

interface SearchResultsProps<Item> {
  id: string;
  state: SearchState<Item>;
  active: number;
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  itemDetail?: (item: Item) => ReactNode;
  emptyHint?: ReactNode;
  footer: ReactNode;
  onPick: (item: Item) => void;
  onPoint: (index: number) => void;
}

export function SearchResults<Item>({ id, state, emptyHint, footer, ...list }: SearchResultsProps<Item>) {
  const items = state.status === 'done' ? state.items : [];
  return (
    <Panel>
      <Notice state={state} emptyHint={emptyHint} />
      <chakra.ul id={`${id}-list`} role="listbox" aria-label={text.results()} maxHeight="18rem" overflowY="auto">
        {items.map((item, index) => (
          <Option key={list.itemKey(item)} id={id} item={item} index={index} {...list} />
        ))}
      </chakra.ul>
      {footer && (
        <chakra.div borderTopWidth="1px" borderColor="line" padding="2">
          {footer}
        </chakra.div>
      )}
    </Panel>
  );
}

function Notice<Item>({ state, emptyHint }: { state: SearchState<Item>; emptyHint: ReactNode }) {
  return (
    <chakra.div role="status" fontSize="sm" color="muted" css={{ '&:not(:empty)': { padding: '3' } }}>
      {state.status === 'loading' && (
        <Delayed>
          <chakra.span display="flex" alignItems="center" gap="2">
            <Spinner size={16} /> {text.searching()}
          </chakra.span>
        </Delayed>
      )}
      {state.status === 'failed' && text.searchFailed()}
      {state.status === 'done' && state.items.length === 0 && (emptyHint ?? text.nothingFound())}
    </chakra.div>
  );
}

type OptionProps<Item> = Omit<SearchResultsProps<Item>, 'state' | 'footer'> & { item: Item; index: number };

function Option<Item>({ id, item, index, active, itemKey, itemLabel, itemDetail, onPick, onPoint }: OptionProps<Item>) {
  return (
    <chakra.li
      id={`${id}-${itemKey(item)}`}
      role="option"
      aria-selected={index === active}
      ref={index === active ? scrollIntoView : undefined}
      paddingInline="3"
      paddingBlock="2"
      cursor="pointer"
      _selected={{ bg: 'brand.soft' }}
      onPointerMove={() => onPoint(index)}
      // Keep focus in the input, or the panel closes before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(item)}
    >
      <chakra.span display="block" fontWeight="medium">
        {itemLabel(item)}
      </chakra.span>
      {itemDetail && (
        <chakra.span display="block" fontSize="sm" color="muted">
          {itemDetail(item)}
        </chakra.span>
      )}
    </chakra.li>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

const Panel = chakra('div', {
  base: {
    ...floatingStyles,
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 4px)',
    overflow: 'hidden',
    animation: 'rise 120ms ease-out',
  },
});
