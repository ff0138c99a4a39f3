import type { Area } from '@counterpoint/contract';
import type { Label } from '@counterpoint/contract/areas';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { rootElement } from '../start/root-element.ts';
import { createFrame } from './app/frame.ts';
import { StandaloneApp } from './app/standalone-app.tsx';
import { readPageConfig } from './config/page-config.ts';

/**
 * Runs an area on its own against the real API, with the portal's session.
 *
 * @param entry its `area.json`
 */
export function runStandalone(area: Area, { label }: { readonly label: Label }): void {
  // Otherwise zod probes `new Function`, which violates the content security policy.
  z.config({ jitless: true });
  const frame = createFrame({ area, label }, readPageConfig());
  createRoot(rootElement()).render(<StandaloneApp frame={frame} />);
}
