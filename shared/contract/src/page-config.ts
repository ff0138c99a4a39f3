import * as z from 'zod/mini';
import { registry } from './registry.ts';

/** What the server writes into every HTML page for the browser (a JSON block with the id `config`). */
export const pageConfig = z.object({
  /** The secret that the session cookie is ciphered with; see docs/adr on why it protects nothing by itself. */
  session_secret: z.string(),
  /** How long an area or a lazy page may take to load, in milliseconds. */
  load_timeout_ms: z.int(),
  /** The release that is running, for error reports. */
  release: z.string(),
  registry,
});
export type PageConfig = z.infer<typeof pageConfig>;
