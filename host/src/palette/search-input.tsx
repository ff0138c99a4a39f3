import { chakra } from '@counterpoint/kit/core';
import type { KeyboardEvent } from 'react';

interface SearchInputProps {
  readonly value: string;
  onChange(value: string): void;
  onKeyDown(event: KeyboardEvent): void;
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
}

export function SearchInput({ value, onChange, onKeyDown, listId, activeId }: SearchInputProps) {
  return (
    <chakra.input
      type="text"
      role="combobox"
      aria-label="Search pages, works, recordings and disputes"
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={200}
      placeholder="A page, a title, a number…"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      width="full"
      minHeight="11"
      paddingInline="3"
      marginTop="1"
      bg="card"
      borderWidth="1px"
      borderColor="control"
      borderRadius="control"
      fontSize={{ base: 'lg', md: 'md' }}
      _focusVisible={{ borderColor: 'brand', outlineOffset: '0px' }}
    />
  );
}
