import * as z from 'zod/mini';
import * as text from '../../messages/lines.generated.ts';
import { FULL_SHARE } from '../../shares/index.ts';
import { body } from '../requests/text.ts';

/** In hundredths of a per cent. */
export const share = z
  .int({ error: text.shareDecimals })
  .check(z.gte(0, { error: text.shareBelow }), z.lte(FULL_SHARE, { error: text.shareAbove }));

export const shares = body({ pr: share, mr: share, sr: z._default(share, 0) }, text.enterShares);
