import * as z from 'zod/mini';
import { registry } from './registry.ts';

/** What the landing page fetches while the member types, and then starts behind the form. */
export const applicationFiles = z.object({
  /** The application's entry script. */
  entry: z.string(),
  /** The entry's sha384 as an integrity value; empty under development, where files change. */
  integrity: z.string(),
  /** The scripts that the entry will ask for first. */
  preload: z.array(z.string()),
  /** The portal's typeface, so that the landing page and the application ask for it once between them. */
  font: z.optional(z.string()),
});
/** The application's files. */
export type ApplicationFiles = z.infer<typeof applicationFiles>;

/** What the server writes into every HTML page for the browser (a JSON block with the id `config`). */
export const pageConfig = z.object({
  /** The secret that the session cookie is ciphered with; see docs/adr on why it protects nothing by itself. */
  session_secret: z.string(),
  /** How long an area or a lazy page may take to load, in milliseconds. */
  load_timeout_ms: z.int(),
  /** The release that is running, for error reports. */
  release: z.string(),
  /** The integrity value of each of the host's scripts, by address; empty in development. */
  integrity: z.record(z.string(), z.string()),
  /** On the landing page only. */
  application: z.optional(applicationFiles),
  registry,
});
/** The configuration of a page. */
export type PageConfig = z.infer<typeof pageConfig>;
