import { useRead } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { chakra, Note, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { useSettled } from '@counterpoint/kit/lists';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { mayOpen } from '../areas/may-open.ts';
import { MEMBERSHIPS } from '../chrome/memberships-api.ts';
import { actFor } from '../messages/overlays.generated.ts';
import * as text from '../messages/palette.generated.ts';
import { ChoiceList, optionId } from './choice-list.tsx';
import { type Choice, type ChoiceGroup, fixedChoices, memberChoices } from './choices.ts';
import { SEARCHES, type Search } from './searches.ts';

interface PaletteSearchProps {
  readonly user: Profile;
  onChoose(choice: Choice): void;
  onGone(): void;
}

/** A combobox with an always open list, per the ARIA Authoring Practices Guide. */
export function PaletteSearch({ user, onChoose, onGone }: PaletteSearchProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const searches = useSearches(user, typed);
  const members = useMemberChoices(user, typed.trim());
  const found = searches.map(({ search, choices }) => ({ id: search.id, label: search.label(), choices }));
  const matching = [members, ...found].filter(({ choices }) => choices.length > 0);
  const groups = [...fixedChoices(typed.trim(), user), ...matching];
  const { active, count, move, point } = useActiveChoice(listId, groups);
  useAfterwards(onGone);

  function handleChange(value: string): void {
    setTyped(value);
    point(null);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // During IME composition, Enter confirms the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onChoose(active.choice);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <SearchInput
        value={typed}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        listId={active && listId}
        activeId={active?.id}
      />
      {active && <ChoiceList id={listId} groups={groups} activeId={active.id} onPoint={point} onChoose={onChoose} />}
      <Findings searches={searches} count={count} hasQuery={typed.trim() !== ''} />
    </>
  );
}

/** None until something is typed, which would be a list as long as the account menu's. */
function useMemberChoices({ person }: Profile, query: string): ChoiceGroup {
  const { data } = useRead(MEMBERSHIPS, { enabled: person.acts_for > 1 });
  return { id: 'members', label: actFor(), choices: query && data ? memberChoices(query, data.items) : [] };
}

/** Runs `work` in the task after unmounting. */
function useAfterwards(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => () => void setTimeout(() => run(), 0), []);
}

interface FindingsProps {
  readonly searches: readonly SearchState[];
  readonly count: number;
  readonly hasQuery: boolean;
}

function Findings({ searches, count, hasQuery }: FindingsProps) {
  const isLoading = searches.some(({ status }) => status === 'loading');
  const failed = searches.filter(({ status }) => status === 'failed');
  return (
    <Note as="div" role="status" marginTop="3">
      {failed.map(({ search }) => (
        <Text key={search.id} color="terracotta.text">
          {text.searchFailed({ list: search.label() })}
        </Text>
      ))}
      {hasQuery && isLoading && text.searching()}
      {hasQuery && !isLoading && count === 0 && failed.length === 0 && text.nothing()}
      {hasQuery && !isLoading && count > 0 && <VisuallyHidden>{text.count({ count })}</VisuallyHidden>}
    </Note>
  );
}

function useActiveChoice(listId: string, groups: readonly ChoiceGroup[]) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const options = groups.flatMap(({ choices }) => choices.map((choice) => ({ id: optionId(listId, choice), choice })));
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === pointedId),
  );

  function move(by: 1 | -1): void {
    const next = options[(at + by + options.length) % options.length];
    if (!next) return;
    setPointedId(next.id);
    document.getElementById(next.id)?.scrollIntoView?.({ block: 'nearest' });
  }

  return { active: options[at], count: options.length, move, point: setPointedId };
}

const MINIMUM_LENGTH = 2;
const FRESH_MS = 10_000;

interface SearchState {
  readonly search: Search;
  readonly status: 'idle' | 'loading' | 'failed' | 'done';
  readonly choices: readonly Choice[];
}

/** Searches the lists that the person may open. Debounces; aborts a search that a newer one supersedes. */
function useSearches(user: Profile, typed: string): readonly SearchState[] {
  const text = typed.trim();
  const settled = useSettled(text);
  const states = [
    useOneSearch(SEARCHES[0], user, settled),
    useOneSearch(SEARCHES[1], user, settled),
    useOneSearch(SEARCHES[2], user, settled),
  ].filter(({ search }) => mayOpen(user, search.page));
  if (text.length < MINIMUM_LENGTH) return states.map((state) => ({ ...state, status: 'idle', choices: [] }));
  return text === settled ? states : states.map((state) => ({ ...state, status: 'loading', choices: [] }));
}

function useOneSearch(search: Search, user: Profile, query: string): SearchState {
  const { http } = useHost();
  const { data, isPending, isError } = useQuery({
    queryKey: ['palette', search.id, query],
    queryFn: ({ signal }) => search.find(http, query, signal),
    enabled: query.length >= MINIMUM_LENGTH && mayOpen(user, search.page),
    staleTime: FRESH_MS,
    retry: false,
  });
  if (isError) return { search, status: 'failed', choices: [] };
  return { search, status: isPending ? 'loading' : 'done', choices: data ?? [] };
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
