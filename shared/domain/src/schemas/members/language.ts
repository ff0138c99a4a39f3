import { LANGUAGES } from '@counterpoint/messages';
import * as z from 'zod/mini';
import { body } from '../requests/text.ts';

export const language = z.enum(LANGUAGES);

/** `PUT /user/language`. */
export const languageChoice = body({ language });
