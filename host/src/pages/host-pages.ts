import type { AreaRoute } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import * as text from '../messages/shell.generated.ts';

export const hostPages: readonly AreaRoute[] = [
  {
    path: paths.dashboard(),
    access: 'private',
    title: text.dashboard,
    async load() {
      const { DashboardPage } = await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx');
      return { Page: DashboardPage };
    },
  },
  {
    path: paths.diagnostics(),
    access: 'private',
    title: text.diagnostics,
    async load() {
      const { DiagnosticsPage } = await import(
        /* webpackChunkName: "diagnostics" */ './diagnostics/diagnostics-page.tsx'
      );
      return { Page: DiagnosticsPage };
    },
  },
];
