import * as z from 'zod/mini';
import { registry } from './registry.ts';

/** Files of the application that the landing page preloads. */
export const applicationFiles = z.object({
  entry: z.string(),
  /** sha384 integrity value; empty in development, where files change. */
  integrity: z.string(),
  /** Scripts that the entry imports first. */
  preload: z.array(z.string()),
  /** Shared by the landing page and the application. */
  font: z.optional(z.string()),
});
export type ApplicationFiles = z.infer<typeof applicationFiles>;

/** Configuration of a page: the JSON block with the id `config` in every HTML page. */
export const pageConfig = z.object({
  /** Encrypts the session cookie; docs/adr explains why that alone protects nothing. */
  session_secret: z.string(),
  load_timeout_ms: z.int(),
  /** Running release, for error reports. */
  release: z.string(),
  /** Integrity values of the host's scripts by URL; empty in development. */
  integrity: z.record(z.string(), z.string()),
  /** On the landing page only. */
  application: z.optional(applicationFiles),
  registry,
});
export type PageConfig = z.infer<typeof pageConfig>;
