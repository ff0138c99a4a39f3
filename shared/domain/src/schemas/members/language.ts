import { LANGUAGES } from '@counterpoint/messages';
import * as z from 'zod/mini';
import { body } from '../requests/text.ts';

export const language = z.enum(LANGUAGES);

export const languageChoice = body({ language });
