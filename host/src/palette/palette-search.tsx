import { chakra, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { ChoiceList, optionId } from './choice-list.tsx';
import { type Choice, type ChoiceGroup, fixedChoices } from './choices.ts';
import { recentChoices } from './recent-choices.ts';
import { type SearchState, useSearches } from './use-searches.ts';

interface PaletteSearchProps {
  readonly memberId: string;
  onChoose(choice: Choice): void;
  /** Called when this has left the page, and the focus is back where it was. */
  onGone(): void;
}

/** A combobox whose list is always open, as the ARIA practices describe it: the focus stays in the field. */
export function PaletteSearch({ memberId, onChoose, onGone }: PaletteSearchProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [pointedId, setPointedId] = useState<string | null>(null);
  const searches = useSearches(typed);
  const groups = groupsFor(memberId, typed, searches);
  const choices = groups.flatMap((group) => group.choices.map((choice) => ({ group, choice })));
  const at = Math.max(
    0,
    choices.findIndex(({ group, choice }) => optionId(listId, group, choice) === pointedId),
  );
  const active = choices[at];
  const activeId = active && optionId(listId, active.group, active.choice);
  useAfterwards(onGone);

  function point(to: number): void {
    const next = choices[(to + choices.length) % choices.length];
    if (!next) return;
    const id = optionId(listId, next.group, next.choice);
    setPointedId(id);
    document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // While an input method is composing, Enter ends the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') point(at + 1);
    else if (event.key === 'ArrowUp') point(at - 1);
    else if (event.key === 'Enter' && active) onChoose(active.choice);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <SearchInput
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setPointedId(null);
        }}
        onKeyDown={handleKeyDown}
        listId={choices.length > 0 ? listId : undefined}
        activeId={activeId}
      />
      {choices.length > 0 && (
        <ChoiceList id={listId} groups={groups} activeId={activeId} onPoint={setPointedId} onChoose={onChoose} />
      )}
      <Findings searches={searches} count={choices.length} isAsked={typed.trim() !== ''} />
    </>
  );
}

interface SearchInputProps {
  readonly value: string;
  onChange(value: string): void;
  onKeyDown(event: KeyboardEvent): void;
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
}

function SearchInput({ value, onChange, onKeyDown, listId, activeId }: SearchInputProps) {
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

interface FindingsProps {
  readonly searches: readonly SearchState[];
  readonly count: number;
  readonly isAsked: boolean;
}

/** What is still sought, what could not be searched, and how much was found, also for who cannot see the list. */
function Findings({ searches, count, isAsked }: FindingsProps) {
  const isLoading = searches.some(({ status }) => status === 'loading');
  const failed = searches.filter(({ status }) => status === 'failed');
  return (
    <Text as="div" role="status" marginTop="3" color="muted" fontSize="sm">
      {failed.map(({ search }) => (
        <Text key={search.id} color="terracotta.text">
          {search.failed}
        </Text>
      ))}
      {isAsked && isLoading && 'Searching…'}
      {isAsked && !isLoading && count === 0 && failed.length === 0 && 'Nothing was found.'}
      {isAsked && !isLoading && count > 0 && (
        <VisuallyHidden>{count === 1 ? '1 result' : `${count} results`}</VisuallyHidden>
      )}
    </Text>
  );
}

function groupsFor(memberId: string, typed: string, searches: readonly SearchState[]): ChoiceGroup[] {
  const query = typed.trim();
  const recent = query === '' ? recentChoices(memberId) : [];
  return [
    ...(recent.length > 0 ? [{ id: 'recent', label: 'Recent', choices: recent }] : []),
    ...fixedChoices(query),
    ...searches.map(({ search, choices }) => ({ id: search.id, label: search.label, choices })),
  ].filter(({ choices }) => choices.length > 0);
}

/** Runs `work` after the component has gone and whatever else its going brings about has happened. */
function useAfterwards(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => () => void setTimeout(() => run(), 0), []);
}
