import { formatList } from '@counterpoint/messages';
import * as text from '../../../messages/entries.generated.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { EntryChange, EntryTypes } from '../entry-definition.ts';
import type { Viewer } from '../entry-views.ts';

export async function changesSharesOnHold<E extends EntryTypes>(
  { entry, tx, viewer }: Pick<EntryChange<E>, 'entry' | 'tx'> & { readonly viewer: Viewer },
  awaiting: E['details'],
): Promise<boolean> {
  const shown = await entry.read(tx, { id: awaiting.id, viewer });
  if (!shown || shown.revision === awaiting.revision) return false;
  return (await entry.changedOnHold(tx, shown, awaiting)).length > 0;
}

export async function refuseSharesOnHold<E extends EntryTypes>(
  { entry, tx }: Pick<EntryChange<E>, 'entry' | 'tx'>,
  active: E['details'],
  pending: E['details'],
): Promise<void> {
  const names = await entry.changedOnHold(tx, active, pending);
  if (names.length === 0) return;
  const message = text.linesOnHold({ noun: entry.noun, names: formatList(names) });
  throw conflict('line_on_hold', message, [{ path: entry.linesPath, message }]);
}
