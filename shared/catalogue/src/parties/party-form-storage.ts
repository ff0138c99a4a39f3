import type { PartyResource } from '@counterpoint/area-ui/parties';
import type { ComposerDetails } from '@counterpoint/domain/schemas/parties';
import * as z from 'zod/mini';
import { type PartyValues, partyValues } from './party-values.ts';

const storedForm = z.object({ version: z.nullable(z.number()), values: partyValues });
type StoredForm = z.infer<typeof storedForm>;

interface FormPlace {
  readonly memberId: string;
  readonly resource: PartyResource;
  readonly attachedId: string | null;
  readonly party: Pick<ComposerDetails, 'id' | 'version'> | null;
}

/** The unsaved form, kept in session storage while the member looks at another page. */
export function partyFormStorage({ memberId, resource, attachedId, party }: FormPlace) {
  const key = `${resource}-form:${memberId}:${attachedId ?? ''}:${party?.id ?? ''}`;
  return {
    read(): StoredForm | null {
      try {
        return storedForm.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        // Storage is blocked, or holds something else: the form starts empty.
        return null;
      }
    },
    write(values: PartyValues): void {
      try {
        sessionStorage.setItem(key, JSON.stringify({ version: party?.version ?? null, values }));
      } catch {
        // Storage is full or blocked; the form still holds the values.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is blocked, so nothing is stored.
      }
    },
  };
}
