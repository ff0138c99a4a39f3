// cspell:ignore licen

import type * as z from 'zod/mini';
import type { ImportedWork } from '../imports/imported-work.ts';
import { isValues } from '../imports/table-definition.ts';
import type { chosenRights } from '../schemas/imports/import-job.ts';
import { FULL_SHARE } from '../shares/index.ts';
import type { ImportedRecording } from './imported-recording.ts';
import { beginningOf } from './recording-table.ts';

export type RightsForAll = z.output<typeof chosenRights>;

/** Gives a recording whose file says nothing of its rights this holder, from its first day on. */
export function withRights(recording: ImportedWork, { name, uses, territories }: RightsForAll): ImportedWork {
  const { draft } = recording;
  if (!isValues(draft) || (Array.isArray(draft.rights) && draft.rights.length > 0)) return recording;
  const party = { kind: 'organisation', first_name: null, name, ipi_name_number: null };
  const valid_from = beginningOf(draft);
  const right = { party, role: 'producer', share: FULL_SHARE, uses, territories, valid_from, valid_to: null };
  return { ...recording, draft: { ...draft, rights: [right] } };
}

export interface HolderProposal {
  readonly name: string;
  readonly from: 'p_line' | 'label' | 'sender';
}

/** `Osu Records, under exclusive licence to Tema`: the owner comes first. */
const LICENSED = /[\s,(]+(?:under|exclusively|marketed|distributed)\s.*$|[\s,(]+licen[cs]ed\s.*$/i;

/** Parties that may hold the rights in a recording without any, most likely first. */
export function proposeHolders(
  { rights, p_line, label }: ImportedRecording,
  sender: string | null | undefined,
): HolderProposal[] {
  if (rights.length > 0) return [];
  const named = [
    { name: p_line?.replace(LICENSED, ''), from: 'p_line' },
    { name: label, from: 'label' },
    { name: sender, from: 'sender' },
  ] as const;
  return named.flatMap(({ name, from }, index) =>
    name && named.findIndex((other) => other.name?.toLowerCase() === name.toLowerCase()) === index
      ? { name, from }
      : [],
  );
}
