import * as z from 'zod/mini';
import { FULL_SHARE } from '../../shares/index.ts';
import { body } from '../requests/text.ts';

const share = z
  .int('Enter a share with at most two decimals.')
  .check(z.gte(0, 'A share cannot be below 0.'), z.lte(FULL_SHARE, 'A share cannot be above 100.'));

/** In hundredths of a per cent. */
export const shares = body({ pr: share, mr: share, sr: z._default(share, 0) }, 'Enter the shares of this line.');
