import {
  countriesOf,
  findTerritory,
  reach,
  type TerritoryLine,
  territories,
  territoriesInWords,
  territoryName,
  WORLD,
} from '@counterpoint/domain/territories';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Button, Flex, Icon, IconButton, Text } from '@counterpoint/kit/core';
import { FieldGroup } from '@counterpoint/kit/form';
import { FilterChips } from '@counterpoint/kit/table';
import { useRef, useState } from 'react';

interface TerritoryFieldProps {
  /** The list's name in the form, so that an error summary finds it. */
  readonly name: string;
  readonly value: readonly TerritoryLine[];
  readonly onChange: (value: TerritoryLine[]) => void;
  readonly error: string | undefined;
}

/** What is chosen most: the world, the continents, and unions of countries. */
const USUAL = [WORLD, '2100', '2101', '2106', '2120', '2130', '2123', '2121', '2127', '2110'] as const;
const MODES = [
  { id: 'in', label: 'Include' },
  { id: 'out', label: 'Leave out' },
] as const;
const MOST_FOUND = 12;

/** Where a share holds: territories that are included or left out again, one after another. */
export function TerritoryField({ name, value, onChange, error }: TerritoryFieldProps) {
  const [mode, setMode] = useState<(typeof MODES)[number]['id']>('in');
  function handlePick(territory: string) {
    const line = { is_included: mode === 'in', territory };
    onChange([...value.filter((each) => each.territory !== territory), line]);
  }
  return (
    <FieldGroup legend="Where" error={error}>
      <ChosenTerritories {...{ name, value, onChange }} />
      <Text role="status" color="muted" fontSize="sm">
        {reachInWords(value)}
      </Text>
      <Flex gap="2" wrap="wrap" align="center">
        <FilterChips label="What to do with the next territory" items={MODES} value={mode} onChange={setMode} />
      </Flex>
      <SearchPicker
        label={mode === 'in' ? 'Include a territory' : 'Leave out a territory'}
        placeholder="Ghana, European Union, 2127"
        search={(query) => Promise.resolve(findTerritories(query))}
        itemKey={({ code }) => code}
        itemLabel={(found) => found.name}
        itemDetail={({ code, isGroup }) => (isGroup ? `${countriesOf(code).length} countries` : `TIS ${code}`)}
        onPick={({ code }) => handlePick(code)}
        emptyHint="No country or group is called so."
      />
      <Flex gap="1" wrap="wrap" marginInlineStart="-3" role="group" aria-label="Usual territories">
        {USUAL.map((code) => (
          <Button key={code} variant="ghost" size="sm" onClick={() => handlePick(code)}>
            {territoryName(code)}
          </Button>
        ))}
      </Flex>
    </FieldGroup>
  );
}

function ChosenTerritories({ name, value, onChange }: Omit<TerritoryFieldProps, 'error'>) {
  const list = useRef<HTMLUListElement>(null);
  function handleRemove(index: number) {
    onChange(value.filter((_, place) => place !== index));
    // The button goes with its territory, and the focus would be lost with it.
    list.current?.focus();
  }
  return (
    <Box
      as="ul"
      ref={list}
      id={name}
      tabIndex={-1}
      aria-label="Chosen territories"
      listStyleType="none"
      margin="0"
      padding="0"
      display="flex"
      flexWrap="wrap"
      gap="2"
    >
      {value.map(({ is_included, territory }, index) => (
        <Flex
          as="li"
          key={`${territory}:${is_included}`}
          align="center"
          gap="1"
          paddingInlineStart="3"
          borderWidth="1px"
          borderRadius="full"
          borderColor={is_included ? 'brand.edge' : 'terracotta.edge'}
          background={is_included ? 'brand.soft' : 'terracotta.soft'}
          color={is_included ? 'brand.text' : 'terracotta.text'}
          fontSize="sm"
        >
          {!is_included && 'except '}
          {nameOf(territory)}
          <IconButton
            size="sm"
            aria-label={`Remove ${is_included ? '' : 'the exception '}${nameOf(territory)}`}
            onClick={() => handleRemove(index)}
          >
            <Icon name="close" size={14} />
          </IconButton>
        </Flex>
      ))}
    </Box>
  );
}

function nameOf(code: string): string {
  return findTerritory(code) ? territoryName(code) : `Code ${code}, kept as it is`;
}

function reachInWords(value: readonly TerritoryLine[]): string {
  if (value.length === 0) return 'Choose at least one territory.';
  const count = reach(value).size;
  if (count === 0) return 'No country is left.';
  const countries = count === 1 ? '1 country' : `${count} countries`;
  // Of one alone nothing is to be said that it does not say itself.
  return value.length === 1 ? countries : `${countries}: ${territoriesInWords(value)}`;
}

/** Those whose name or code begins with what is typed first, groups before countries. */
function findTerritories(query: string) {
  const sought = plain(query);
  const ranked = territories().flatMap((territory) => {
    const name = plain(territory.name);
    const place = territory.code.includes(sought) ? 0 : name.indexOf(sought);
    return place < 0 ? [] : [{ territory, rank: place === 0 ? 0 : 1 }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ territory }) => territory);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
