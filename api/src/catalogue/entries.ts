import type { EntryDefinition } from './entry/entry-definition.ts';
import { RECORDING } from './recordings/recording-definition.ts';
import { WORK } from './works/work-definition.ts';

export const ENTRIES: Readonly<Record<'composition' | 'recording', EntryDefinition>> = {
  composition: WORK,
  recording: RECORDING,
};
