import * as z from 'zod/mini';
import * as line from '../../messages/lines.generated.ts';
import { body } from './text.ts';

export const territoryLine = body(
  {
    is_included: z._default(z.boolean({ error: line.chooseIncluded }), true),
    territory: z.string({ error: line.chooseTerritory }).check(z.regex(/^\d{4}$/, { error: line.territoryCode })),
  },
  line.chooseTerritory,
);
