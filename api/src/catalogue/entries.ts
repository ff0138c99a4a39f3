import type { EntryDefinition, EntryTypes } from './entry/entry-definition.ts';
import { RECORDING } from './recordings/recording-definition.ts';
import { WORK } from './works/work-definition.ts';

/** Works and recordings by their names, for what is the same for both. */
export const ENTRIES: Readonly<Record<'composition' | 'recording', EntryDefinition<EntryTypes>>> = {
  composition: WORK,
  recording: RECORDING,
};
