import { USE_LABELS, USE_TYPES } from '@counterpoint/domain/recording-rights';
import { RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import { WORLD } from '@counterpoint/domain/territories';
import { Grid, Note, StackedCard } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input } from '@counterpoint/kit/form';
import { TerritoryField } from '@counterpoint/kit/territories';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/filing.generated.ts';
import { sharesEverywhere } from '../../../ui/case-state.ts';
import type { FilingValues } from '../filing-values.ts';
import { useProblemAt, useSetField } from '../use-filing-fields.ts';

export function ScopeStep() {
  const { control, register, formState } = useFormContext<FilingValues>();
  const setField = useSetField();
  const type = useWatch({ control, name: 'object.type' });
  const territories = useWatch({ control, name: 'scope.territories' });
  const { errors } = formState;
  return (
    <StackedCard as="section" aria-label={text.stepScope()} overflow="visible" gap="6">
      {type === 'recording' ? <Uses /> : <Rights />}
      <TerritoryField
        name="scope.territories"
        value={territories.length > 0 ? territories : [{ is_included: true, territory: WORLD }]}
        onChange={(value) => setField('scope.territories', isWorld(value) ? [] : value)}
        error={useProblemAt('scope.territories')}
      />
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 16rem))' }} gap="4">
        <Field label={text.firstDay()} isOptional help={text.firstDayHint()} error={errors.scope?.from?.message}>
          <Input type="date" {...register('scope.from')} />
        </Field>
        <Field label={text.lastDay()} isOptional help={text.lastDayHint()} error={errors.scope?.to?.message}>
          <Input type="date" {...register('scope.to')} />
        </Field>
      </Grid>
      {type === 'composition' && <Note>{sharesEverywhere()}</Note>}
    </StackedCard>
  );
}

function isWorld(value: readonly { is_included: boolean; territory: string }[]): boolean {
  const [only, ...others] = value;
  return others.length === 0 && only?.is_included === true && only.territory === WORLD;
}

function Rights() {
  const { control } = useFormContext<FilingValues>();
  const setField = useSetField();
  const rights = useWatch({ control, name: 'scope.rights' });
  return (
    <CheckboxCards
      legend={text.rightsLegend()}
      name="scope.rights"
      options={RIGHTS.map((value) => ({ value, label: RIGHT_LABELS[value]() }))}
      values={rights}
      onChange={(value) => setField('scope.rights', value)}
      error={useProblemAt('scope.rights')}
    />
  );
}

function Uses() {
  const { control } = useFormContext<FilingValues>();
  const setField = useSetField();
  const uses = useWatch({ control, name: 'scope.uses' });
  return (
    <CheckboxCards
      legend={text.usesLegend()}
      name="scope.uses"
      options={USE_TYPES.map((value) => ({ value, label: USE_LABELS[value]() }))}
      values={uses}
      onChange={(value) => setField('scope.uses', value)}
      error={useProblemAt('scope.uses')}
    />
  );
}
