import { USE_LABELS, USE_TYPES } from '@counterpoint/domain/recording-rights';
import { RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import { WORLD } from '@counterpoint/domain/territories';
import { Grid, Note, StackedCard } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input } from '@counterpoint/kit/form';
import { TerritoryField } from '@counterpoint/kit/territories';
import type { Message } from '@counterpoint/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/filing.generated.ts';
import { sharesEverywhere } from '../../../ui/case-state.ts';
import type { FilingValues } from '../filing-values.ts';
import { useProblemAt, useSetField } from '../use-filing-fields.ts';

export function ScopeStep() {
  const { control, register, formState } = useFormContext<FilingValues>();
  const setField = useSetField();
  const type = useWatch({ control, name: 'object.type' });
  const { rights, uses, territories } = useWatch({ control, name: 'scope' });
  const { errors } = formState;
  return (
    <StackedCard as="section" aria-label={text.stepScope()} overflow="visible" gap="6">
      {type === 'recording' ? (
        <Choices
          name="scope.uses"
          legend={text.usesLegend()}
          codes={USE_TYPES}
          labels={USE_LABELS}
          values={uses}
          onChange={(value) => setField('scope.uses', value)}
        />
      ) : (
        <Choices
          name="scope.rights"
          legend={text.rightsLegend()}
          codes={RIGHTS}
          labels={RIGHT_LABELS}
          values={rights}
          onChange={(value) => setField('scope.rights', value)}
        />
      )}
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

interface ChoicesProps<Code extends string> {
  readonly name: 'scope.rights' | 'scope.uses';
  readonly legend: string;
  readonly values: readonly Code[];
  readonly labels: Readonly<Record<Code, Message>>;
  readonly codes: readonly Code[];
  readonly onChange: (values: Code[]) => void;
}

function Choices<Code extends string>({ labels, codes, ...choices }: ChoicesProps<Code>) {
  const options = codes.map((value) => ({ value, label: labels[value]() }));
  return <CheckboxCards {...choices} options={options} error={useProblemAt(choices.name)} />;
}
