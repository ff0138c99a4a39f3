import { cwrStatusLabels, cwrStatusMeanings } from '../messages/cwr-statuses.generated.ts';
import type { CwrStatus } from './status-codes.ts';

export function cwrStatusText(status: CwrStatus): { label: string; meaning: string } {
  return { label: cwrStatusLabels[status](), meaning: cwrStatusMeanings[status]() };
}
