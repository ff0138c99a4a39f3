import { chakra } from '@counterpoint/kit/core';
import type { KeyboardEvent } from 'react';
import * as text from '../messages/palette.generated.ts';

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
      aria-label={text.label()}
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={200}
      placeholder={text.placeholder()}
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
