import { chakra } from '@counterpoint/kit/core';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { controlStyles } from '../../form/control-styles.ts';
import * as text from '../../messages/components.generated.ts';
import { useEarlyEscape } from '../use-early-escape.ts';
import { SearchResults } from './search-results.tsx';
import { useLeftoverText } from './use-leftover-text.ts';
import { useSearch } from './use-search.ts';

export interface SearchPickerProps<Item> {
  label: ReactNode;
  placeholder?: string;
  /** Called from two letters on, debounced by 250 ms. `signal` aborts when a newer search starts. */
  search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>;
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  itemDetail?: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  emptyHint?: ReactNode;
  footer?: ReactNode | ((query: string) => ReactNode);
}

/** A combobox with a list of results, per the ARIA Authoring Practices Guide. */
export function SearchPicker<Item>(props: SearchPickerProps<Item>) {
  const { label, placeholder, search, itemKey, onPick } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const state = useSearch(query, search);
  const leftover = useLeftoverText(input, query);
  const items = state.status === 'done' ? state.items : [];
  const isExpanded = isOpen && state.status !== 'idle';
  const activeItem = isExpanded ? items[active] : undefined;
  // A dialog around the picker would close as well.
  useEarlyEscape(isExpanded, () => {
    input.current?.focus();
    setIsOpen(false);
  });

  const handlePick = (item: Item) => {
    onPick(item);
    setQuery('');
    setIsOpen(false);
    setActive(-1);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Otherwise Enter submits the form around the picker, and the text is lost.
    if (event.key === 'Enter' && query !== '') event.preventDefault();
    if (event.key === 'Enter' && activeItem !== undefined) handlePick(activeItem);
    const next = moved(event.key, active, items.length);
    if (next === null) return;
    event.preventDefault();
    setIsOpen(true);
    setActive(next);
  };
  return (
    <chakra.div
      position="relative"
      minWidth={0}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <PickerLabel id={id} leftover={leftover}>
        {label}
      </PickerLabel>
      <PickerInput
        ref={input}
        id={id}
        aria-expanded={isExpanded}
        aria-controls={`${id}-list`}
        aria-invalid={leftover !== null || undefined}
        aria-describedby={leftover === null ? undefined : `${id}-error`}
        aria-activedescendant={activeItem === undefined ? undefined : `${id}-${itemKey(activeItem)}`}
        placeholder={placeholder}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={handleKeyDown}
      />
      {isExpanded && (
        <SearchResults
          {...props}
          id={id}
          state={state}
          active={active}
          footer={typeof props.footer === 'function' ? props.footer(query.trim()) : props.footer}
          onPick={handlePick}
          onPoint={setActive}
        />
      )}
    </chakra.div>
  );
}

function PickerLabel({ id, leftover, children }: { id: string; leftover: string | null; children: ReactNode }) {
  return (
    <>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="semibold" marginBottom="1.5">
        {children}
      </chakra.label>
      {leftover !== null && (
        <chakra.p id={`${id}-error`} fontSize="sm" color="terracotta.text" marginBottom="1.5" overflowWrap="anywhere">
          {text.nothingChosen({ text: leftover })}
        </chakra.p>
      )}
    </>
  );
}

/** Wraps at both ends; null for keys that don't move. */
function moved(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}

function PickerInput(props: ComponentProps<typeof StyledInput>) {
  return <StyledInput role="combobox" aria-autocomplete="list" autoComplete="off" spellCheck={false} {...props} />;
}

const StyledInput = chakra('input', { base: controlStyles });
