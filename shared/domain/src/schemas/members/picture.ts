import * as z from 'zod/mini';
import { body } from '../requests/text.ts';

const CHOOSE_AGAIN = 'Choose the part of the picture again.';

/** `PUT /user/picture?crop=x,y,size`: a square in pixels of the upright picture; without one its middle. */
export const cropQuery = body({
  crop: z.pipe(
    z.nullish(z.string(CHOOSE_AGAIN).check(z.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4}$/, CHOOSE_AGAIN))),
    z.transform((text) => {
      if (!text) return null;
      const [x = 0, y = 0, size = 0] = text.split(',').map(Number);
      return { x, y, size };
    }),
  ),
});
