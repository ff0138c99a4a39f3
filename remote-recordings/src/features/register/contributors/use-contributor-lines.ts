import { useLines } from '@counterpoint/catalogue/lines';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { splitFeatured } from './contributor-lines.ts';

export type ContributorLines = ReturnType<typeof useContributorLines>;

export function useContributorLines() {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, replace, ...array } = useFieldArray({ control, name: 'contributors' });
  const lines = useLines(array, (index) => getValues(`contributors.${index}`));
  return { ...lines, fields, split: () => replace(splitFeatured(getValues('contributors'))) };
}
