import type { AreaRoute } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import * as text from '../messages/shell.generated.ts';

export const hostPages: readonly AreaRoute[] = [
  {
    path: paths.dashboard(),
    access: 'private',
    title: text.dashboard,
    load: () =>
      import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx').then((m) => ({
        Page: m.DashboardPage,
      })),
  },
  {
    path: paths.diagnostics(),
    access: 'private',
    title: text.diagnostics,
    load: () =>
      import(/* webpackChunkName: "diagnostics" */ './diagnostics/diagnostics-page.tsx').then((m) => ({
        Page: m.DiagnosticsPage,
      })),
  },
];
