import type { Area } from '@counterpoint/contract';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { rootElement } from '../start/root-element.ts';
import { createFrame } from './app/frame.ts';
import { StandaloneApp } from './app/standalone-app.tsx';
import { readPageConfig } from './config/page-config.ts';

/** Runs an area on its own against the real API, with the portal's session. */
export function runStandalone(area: Area): void {
  // Otherwise zod probes `new Function`, which violates the content security policy.
  z.config({ jitless: true });
  const frame = createFrame(area, readPageConfig());
  createRoot(rootElement()).render(<StandaloneApp frame={frame} />);
}
