import { type IsniContent, isniContent } from '@counterpoint/domain/schemas';
import { createApplication, submitApplication } from 'api/parties/identifiers/isni-application-service.ts';
import { askApplicant, offerRecords, reviewApplication } from 'api/parties/identifiers/isni-decisions.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import type { DemoMember } from './demo-parties.ts';
import { daysBefore } from './demo-time.ts';
import type { Cast } from './seed-parties.ts';
import { syntheticIsni } from './synthetic-codes.ts';

/** Who of the staff looks at applications. */
const STAFF = 'Esi Kyei';

const KOFI: Partial<IsniContent> = {
  given_names: 'Kofi',
  family_name: 'Mensah',
  name_variants: [{ name: 'K. Mensah' }],
  roles: ['composer', 'performer'],
  works: [
    { title: 'Dawn at Labadi', role: 'composer', date: '2024', identifier: '' },
    { title: 'Brass at the Lighthouse', role: 'performer', date: '2022', identifier: '' },
  ],
  start_date: '1988',
  country: 'GH',
  city: 'Accra',
  consent: true,
};

const OSU: Partial<IsniContent> = {
  organisation_name: 'Osu Music Publishing',
  roles: ['publisher'],
  works: [{ title: 'Castle Road Songbook', role: 'publisher', date: '2021', identifier: '' }],
  start_date: '2009',
  is_date_private: false,
  country: 'GH',
  city: 'Accra',
  consent: true,
};

/** Two members are on their way to an ISNI: Kofi is asked whether a record is his, the publisher for more. */
export async function seedIsni(tx: Tx, cast: Cast): Promise<void> {
  const kofi = await handIn(tx, cast, { member: 'kofi', content: KOFI, daysAgo: 9 });
  await reviewApplication(tx, { id: kofi, staff: STAFF, at: daysBefore(cast.now, 7) });
  await offerRecords(tx, { id: kofi, staff: STAFF, at: daysBefore(cast.now, 3) }, [
    record(71, 'Kofi Mensah', ['Brass at the Lighthouse', 'Harbour Band'], '1988-'),
    record(72, 'Mensah, Kofi A.', ['A history of the coast'], '1941-2009'),
  ]);
  const osu = await handIn(tx, cast, { member: 'osu', content: OSU, daysAgo: 8 });
  const decision = { id: osu, staff: STAFF, at: daysBefore(cast.now, 4) };
  await askApplicant(tx, decision, 'Under which number are you registered, and is there a page about your catalogue?');
}

interface Begun {
  readonly member: DemoMember;
  readonly content: Partial<IsniContent>;
  readonly daysAgo: number;
}

async function handIn(tx: Tx, { members, now }: Cast, { member, content, daysAgo }: Begun): Promise<string> {
  const actor = members[member];
  const begun = { actor, at: daysBefore(now, daysAgo + 1) };
  const { id, version } = await createApplication(tx, begun, { ...isniContent.parse({}), ...content });
  await submitApplication(tx, { actor, at: daysBefore(now, daysAgo) }, { id, version }, { hasAgency: false });
  return id;
}

function record(number: number, name: string, details: string[], dates: string) {
  return { isni: syntheticIsni(number), ppn: null, name, dates, details, sources: ['VIAF'], score: null };
}
