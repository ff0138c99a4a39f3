import { paths } from '@counterpoint/contract/paths';
import type { Notification, ObjectLink } from '@counterpoint/domain/schemas/home';

export function objectPath({ type, id }: ObjectLink): string {
  if (type === 'isni_application' || type === 'party_claim') return paths.account.personalIdentifiers();
  if (type === 'mandate') return paths.account.mandates();
  if (type === 'work_import') return `${paths.compositions.list()}?import=${id}`;
  if (type === 'recording_import') return `${paths.recordings.list()}?import=${id}`;
  if (type === 'composition') return paths.compositions.details(id);
  return type === 'recording' ? paths.recordings.details(id) : paths.oppositions.details(id);
}

/** Opens the confirmation for members whom an import names. */
export function notificationPath({ kind, link }: Pick<Notification, 'kind' | 'link'>): string | null {
  if (!link) return null;
  const isOfImport = link.type === 'work_import' || link.type === 'recording_import';
  const isToConfirm = kind !== 'import_done' && kind !== 'recording_names_you';
  return isOfImport && isToConfirm ? `${objectPath(link)}&filter=awaits_me` : objectPath(link);
}
