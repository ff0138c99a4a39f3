import { formatList } from '@counterpoint/messages';
import * as text from '../../../messages/entries.generated.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { EntryChange, EntryDetails } from '../entry-definition.ts';
import type { Viewer } from '../entry-views.ts';

export async function changesSharesOnHold(
  { entry, tx, viewer }: Pick<EntryChange, 'entry' | 'tx'> & { readonly viewer: Viewer },
  awaiting: EntryDetails,
): Promise<boolean> {
  const shown = await entry.read(tx, { id: awaiting.id, viewer });
  if (!shown || shown.revision === awaiting.revision) return false;
  return (await entry.changedOnHold(tx, shown, awaiting)).length > 0;
}

export async function refuseSharesOnHold(
  { entry, tx }: Pick<EntryChange, 'entry' | 'tx'>,
  active: EntryDetails,
  pending: EntryDetails,
): Promise<void> {
  const names = await entry.changedOnHold(tx, active, pending);
  if (names.length === 0) return;
  const message = text.linesOnHold({ noun: entry.noun, names: formatList(names) });
  throw conflict('line_on_hold', message, [{ path: entry.linesPath, message }]);
}
