import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';
import { body } from '../requests/text.ts';

const CROP_AGAIN = { error: text.cropAgain };

/** `?crop=x,y,size`: a square in pixels of the upright picture; centred by default. */
export const cropQuery = body({
  crop: z.pipe(
    z.nullish(z.string(CROP_AGAIN).check(z.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4}$/, CROP_AGAIN))),
    z.transform((crop) => {
      if (!crop) return null;
      const [x = 0, y = 0, size = 0] = crop.split(',').map(Number);
      return { x, y, size };
    }),
  ),
});
