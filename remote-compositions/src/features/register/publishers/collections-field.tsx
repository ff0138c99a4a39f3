import { VanishingButton } from '@counterpoint/area-ui/page';
import { IN_ONE_LINE, LineCell } from '@counterpoint/catalogue/lines';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Right } from '@counterpoint/domain/shares';
import {
  searchTerritories,
  type Territory,
  territoryName,
  tisTerritories,
  WORLD,
} from '@counterpoint/domain/territories';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Flex, Grid, Icon, IconButton, Stack, Text, useFocusRecovery } from '@counterpoint/kit/core';
import { FieldGroup, Input, Select } from '@counterpoint/kit/form';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import { type DraftValues, shareOf } from '../../../ui/draft/draft-values.ts';
import { shareTexts } from '../../../ui/shares/share-texts.ts';
import { useFinding } from './line-findings.tsx';
import { shareColumns } from './publisher-columns.ts';

const nothing = () => shareTexts({ pr: 0, mr: 0, sr: 0 });

interface CollectionsFieldProps {
  readonly list: 'writers' | 'publishers';
  readonly index: number;
  readonly rights: readonly Right[];
  readonly name: string;
}

export function CollectionsField({ list, index, rights, name }: CollectionsFieldProps) {
  const { control, getValues } = useFormContext<DraftValues>();
  const path = `${list}.${index}.collections` as const;
  const { fields, append, remove } = useFieldArray({ control, name: path });
  const collected = RIGHTS.filter(
    (right) => rights.includes(right) || fields.some(({ shares }) => shareOf(shares[right]) > 0),
  );

  function add(territory: string) {
    append({ is_included: true, territory, shares: sharesFor() }, { shouldFocus: false });
  }
  /** An administrator or sub-publisher collects the owner's share. */
  function sharesFor() {
    const { writers, publishers } = getValues();
    if (list === 'writers') return { ...(writers[index]?.shares ?? nothing()) };
    const chain = publishers[index]?.chain;
    const owner = publishers.findLast((line) => line.chain === chain && (line.type === 'E' || line.type === 'AQ'));
    return owner ? { ...owner.shares } : nothing();
  }
  return (
    <FieldGroup legend={text.collects()} isOptional>
      {/* Takes the focus of the button, and of territories that are removed. */}
      <Stack gap="3" tabIndex={-1}>
        {fields.length === 0 ? (
          <Flex gap="3" align="center" wrap="wrap">
            <Text color="muted">{text.collectsWorld()}</Text>
            <VanishingButton variant="outline" onClick={() => add(WORLD)}>
              {text.chooseTerritories()}
            </VanishingButton>
          </Flex>
        ) : (
          <>
            <Box as="ul" listStyleType="none" margin="0" padding="0" display="grid" gap="3">
              {fields.map(({ id, territory }, at) => (
                <CollectionRow
                  key={id}
                  list={list}
                  index={index}
                  at={at}
                  rights={collected}
                  name={name}
                  place={territoryName(territory)}
                  onRemove={() => remove(at)}
                />
              ))}
            </Box>
            <Box maxWidth="24rem">
              <SearchPicker<Territory>
                label={text.addTerritory()}
                placeholder={text.territoryPlaceholder()}
                search={(query) => Promise.resolve(searchTerritories(tisTerritories(), query))}
                itemKey={({ code }) => code}
                itemLabel={(territory) => territory.name}
                itemDetail={({ isGroup }) => (isGroup ? text.countryGroup() : text.country())}
                onPick={({ code }) => add(code)}
                emptyHint={text.noTerritory()}
              />
            </Box>
          </>
        )}
      </Stack>
    </FieldGroup>
  );
}

interface CollectionRowProps extends CollectionsFieldProps {
  readonly at: number;
  readonly place: string;
  readonly onRemove: () => void;
}

function CollectionRow({ list, index, at, rights, name, place, onRemove }: CollectionRowProps) {
  const { control, register, setValue, watch } = useFormContext<DraftValues>();
  const path = `${list}.${index}.collections.${at}` as const;
  const errors = useFormState({ control, name: path }).errors[list]?.[index]?.collections?.[at];
  const sharesFinding = useFinding(`${path}.shares`)?.message;
  const territoryFinding = useFinding(`${path}.territory`)?.message;
  const findings = {
    pr: useFinding(`${path}.shares.pr`)?.message ?? sharesFinding ?? territoryFinding,
    mr: useFinding(`${path}.shares.mr`)?.message,
    sr: useFinding(`${path}.shares.sr`)?.message,
  };
  const isIncluded = watch(`${path}.is_included`);
  const row = useFocusRecovery<HTMLDivElement>();
  function handleIncluded(value: string) {
    setValue(`${path}.is_included`, value === 'yes', { shouldDirty: true });
    if (value === 'no') setValue(`${path}.shares`, nothing(), { shouldDirty: true });
  }
  return (
    <Grid
      ref={row}
      as="li"
      gap="3"
      alignItems="end"
      templateColumns={`repeat(${rights.length}, minmax(0, 1fr)) 2rem`}
      css={{ [IN_ONE_LINE]: { gridTemplateColumns: `9rem minmax(0, 1fr) ${shareColumns(rights.length)}` } }}
    >
      <Box gridColumn="1 / -1" css={{ [IN_ONE_LINE]: { gridColumn: 'auto' } }}>
        <Select
          aria-label={text.whetherCollects({ name, place })}
          options={[
            { value: 'yes', label: text.collectsIn() },
            { value: 'no', label: text.notIn() },
          ]}
          value={isIncluded ? 'yes' : 'no'}
          onChange={(event) => handleIncluded(event.target.value)}
        />
      </Box>
      <Text
        gridColumn="1 / -1"
        fontWeight="medium"
        overflowWrap="anywhere"
        css={{ [IN_ONE_LINE]: { gridColumn: 'auto', paddingBottom: '2.5' } }}
      >
        {place}
      </Text>
      {rights.map((right) => (
        <LineCell
          key={right}
          label={text.percent({ right: RIGHT_LABELS[right]() })}
          error={errors?.shares?.[right]?.message ?? findings[right]}
        >
          {(ids) => (
            <Input
              {...ids}
              aria-label={text.percentCollected({ right: RIGHT_LABELS[right](), name, place })}
              inputMode="decimal"
              autoComplete="off"
              textAlign="end"
              disabled={!isIncluded}
              {...register(`${path}.shares.${right}`)}
            />
          )}
        </LineCell>
      ))}
      <IconButton size="sm" color="muted" justifySelf="end" aria-label={text.removePlace({ place })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </Grid>
  );
}
