import type { PartyResource } from '@counterpoint/area-ui/parties';
import * as z from 'zod/mini';
import type { PartyValues } from './party-values.ts';

const kept = z.object({
  kind: z.enum(['person', 'group', 'organisation']),
  given_names: z.string(),
  family_name: z.string(),
  organisation_name: z.string(),
  stage_names: z.array(z.string()),
  ipi_name_number: z.string(),
  isni: z.string(),
  societies: z.object({ pr: z.string(), mr: z.string(), sr: z.string() }),
  birth_year: z.string(),
  nationality: z.string(),
  organisation_type: z._default(z.string(), ''),
});

/** Which form it is: a member's, for one work or recording or none, of somebody new or of one who is corrected. */
interface FormPlace {
  readonly memberId: string;
  readonly resource: PartyResource;
  readonly attachedId: string | null;
  readonly partyId: string | null;
}

/** What is typed about somebody, kept in this tab until they are added: whoever goes to look at another page finds it again. */
export function keptPartyOf({ memberId, resource, attachedId, partyId }: FormPlace) {
  const key = `${resource}-form:${memberId}:${attachedId ?? ''}:${partyId ?? ''}`;
  return {
    read(): PartyValues | null {
      try {
        const result = kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        return result.success ? result.data : null;
      } catch {
        // A browser that keeps nothing, or something else under this name: the form begins empty.
        return null;
      }
    },
    write(values: PartyValues): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Full or refused: the form itself still holds everything.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
  };
}
