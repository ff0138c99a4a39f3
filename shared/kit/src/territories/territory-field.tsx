import {
  countriesOf,
  findTerritory,
  formatTerritories,
  reach,
  searchTerritories,
  type TerritoryLine,
  territories,
  territoryName,
  WORLD,
} from '@counterpoint/domain/territories';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Button, Flex, Icon, IconButton, Note } from '@counterpoint/kit/core';
import { FieldGroup } from '@counterpoint/kit/form';
import { FilterChips } from '@counterpoint/kit/table';
import { useRef, useState } from 'react';
import * as text from '../messages/territories.generated.ts';

interface TerritoryFieldProps {
  readonly name: string;
  readonly value: readonly TerritoryLine[];
  readonly onChange: (value: TerritoryLine[]) => void;
  readonly error: string | undefined;
}

const COMMON = [WORLD, '2100', '2101', '2106', '2120', '2130', '2123', '2121', '2127', '2110'] as const;
type Mode = 'include' | 'exclude';

export function TerritoryField({ name, value, onChange, error }: TerritoryFieldProps) {
  const [mode, setMode] = useState<Mode>('include');
  function handlePick(territory: string) {
    const line = { is_included: mode === 'include', territory };
    onChange([...value.filter((each) => each.territory !== territory), line]);
  }
  return (
    <FieldGroup legend={text.territories()} error={error}>
      <ChosenTerritories name={name} value={value} onChange={onChange} />
      <Note role="status">{formatReach(value)}</Note>
      <Flex gap="2" wrap="wrap" align="center" marginBottom="1.5">
        <FilterChips
          label={text.mode()}
          items={[
            { id: 'include', label: text.include() },
            { id: 'exclude', label: text.exclude() },
          ]}
          value={mode}
          onChange={setMode}
        />
      </Flex>
      <SearchPicker
        label={mode === 'include' ? text.includeOne() : text.excludeOne()}
        placeholder={text.examples()}
        search={(query) => Promise.resolve(searchTerritories(territories(), query))}
        itemKey={({ code }) => code}
        itemLabel={(found) => found.name}
        itemDetail={({ code, isGroup }) =>
          isGroup ? text.countries({ count: countriesOf(code).length }) : text.tisCode({ code })
        }
        onPick={({ code }) => handlePick(code)}
        emptyHint={text.nothingFound()}
      />
      <Flex gap="1" wrap="wrap" marginInlineStart="-3" role="group" aria-label={text.common()}>
        {COMMON.map((code) => (
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
    list.current?.focus();
  }
  return (
    <Box
      as="ul"
      ref={list}
      id={name}
      tabIndex={-1}
      aria-label={text.chosen()}
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
          {is_included ? nameOf(territory) : text.except({ territory: nameOf(territory) })}
          <IconButton
            size="sm"
            aria-label={(is_included ? text.remove : text.removeExcept)({ territory: nameOf(territory) })}
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
  return findTerritory(code) ? territoryName(code) : text.unknownCode({ code });
}

function formatReach(value: readonly TerritoryLine[]): string {
  if (value.length === 0) return text.chooseOne();
  const count = reach(value).size;
  if (count === 0) return text.noneLeft();
  if (value.length === 1) return text.countries({ count });
  return text.countriesOf({ count, territories: formatTerritories(value) });
}
