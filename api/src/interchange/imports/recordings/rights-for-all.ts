import { withRights } from '@counterpoint/domain/recording-imports';
import { chosenRights } from '@counterpoint/domain/schemas/imports';
import * as z from 'zod';
import type { ImportFormat } from '../import-format.ts';

const choices = z.object({ rights: chosenRights });

/** Applies the rights that the member chose for all recordings of a file. */
export function withRightsForAll(format: ImportFormat): ImportFormat {
  return {
    ...format,
    async *read(reading) {
      const chosen = choices.safeParse(reading.choices);
      for await (const item of format.read(reading))
        yield chosen.success && item.kind === 'work' ? withRights(item, chosen.data.rights) : item;
    },
  };
}
