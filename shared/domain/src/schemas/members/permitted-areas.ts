import * as z from 'zod/mini';
import { PORTAL_AREAS } from '../../permissions/index.ts';

/** Null for all areas. */
export const permittedAreas = z.nullable(z.array(z.enum(PORTAL_AREAS)));
