import { Card, Stack } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/filing.generated.ts';
import { ObjectCard } from '../about/object-card.tsx';
import { OpenCases } from '../about/open-cases.tsx';
import { useGround } from '../about/use-ground.ts';
import type { FilingValues } from '../filing-values.ts';
import { kindChoices } from '../texts/kind-choices.ts';
import { useProblemAt } from '../use-problem-at.ts';
import { useSetField } from '../use-set-field.ts';

export function AboutStep() {
  const { control } = useFormContext<FilingValues>();
  const setField = useSetField();
  const object = useWatch({ control, name: 'object' });
  const kind = useWatch({ control, name: 'kind' });
  const error = useProblemAt('kind');
  if (!object) return null;
  return (
    <Stack gap="4">
      <Ground object={object} />
      <Card>
        <RadioCards
          legend={text.kindLegend()}
          name="kind"
          options={kindChoices(object.type)}
          value={kind}
          onChange={(value) => setField('kind', value)}
          error={error}
        />
      </Card>
    </Stack>
  );
}

/** Optional: the kind can be chosen while it loads or fails. */
function Ground({ object }: { object: NonNullable<FilingValues['object']> }) {
  const ground = useGround(object);
  if (!ground.data) return null;
  return (
    <>
      <ObjectCard object={ground.data.object} />
      <OpenCases ground={ground.data} />
    </>
  );
}
