import { readFileSync } from 'node:fs';
import type { UseType } from '@counterpoint/domain/recording-rights';
import type { CaseAnswer, CaseMeasure, EvidenceKind } from '@counterpoint/domain/schemas/cases';
import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import type {
  ContributorCategory,
  ContributorRole,
  RecordingDraft,
  RightsHolderRole,
} from '@counterpoint/domain/schemas/recordings';
import type { WorkDraft, WriterRole } from '@counterpoint/domain/schemas/works';
import type { CaseKind } from '@counterpoint/domain/states';
import type { partyNamesOf } from 'api/parties/party-view.ts';
import type { NewRow } from 'api/platform/db/tables.ts';

export type DemoMember = 'ama' | 'kofi' | 'osu';

export type DemoParty = string;

/** Days before seeding; may be fractional. */
interface DemoAct {
  readonly by: DemoMember;
  readonly daysAgo: number;
}

type Membership = NewRow<'party_society'>;

interface DemoMemberData {
  readonly email: string;
  readonly password: string;
  readonly number: number;
  readonly hasIsni: boolean;
  readonly member: Omit<NewRow<'member'>, 'id'> & Parameters<typeof partyNamesOf>[0];
  readonly stage_names: string[];
  /** Societies of the list and for the world by default. */
  readonly societies: readonly (Pick<Membership, 'right' | 'society_code'> & Partial<Membership>)[];
}

export interface DemoPartyData {
  readonly given_names?: string;
  readonly family_name?: string;
  readonly organisation_name?: string;
  /** Basis of the synthetic IPI and ISNI; without it there are none. */
  readonly number?: number;
}

/** Registered at `daysAgo`; a draft was last saved then. */
export interface DemoWork extends DemoAct {
  readonly title: string;
  /** Role, performing and mechanical share in whole per cent; a null party is unknown. */
  readonly writers: readonly (readonly [DemoParty | null, WriterRole, number, number])[];
  /** Publisher, performing and mechanical share in whole per cent, and its writers. */
  readonly publishers?: readonly (readonly [DemoParty, number, number, readonly DemoParty[]])[];
  /** Days after the submission; missing members haven't confirmed. */
  readonly confirmed?: Partial<Record<DemoMember, number>>;
  readonly isDraft?: boolean;
  readonly hasIswc?: boolean;
  readonly about?: Partial<WorkDraft>;
}

/** An event after the submission. An amendment omits unchanged fields. */
export type DemoChange = DemoAct & { readonly title: string } & (
    | { readonly kind: 'contested'; readonly reason: string; readonly shares: readonly [pr: number, mr: number] }
    | { readonly kind: 'claimed'; readonly statement: string; readonly shares: readonly [pr: number, mr: number] }
    | { readonly kind: 'amended'; readonly note: string; readonly to: Pick<DemoWork, 'writers' | 'publishers'> }
  );

/** A day of an earlier year: `[2, '03-01']` is 1 March two years ago; negative means later. */
export type DemoDay = readonly [yearsAgo: number, day: string];

/** `share` is in whole per cent. */
export interface DemoRight {
  readonly party: DemoParty;
  readonly role: RightsHolderRole;
  readonly share: number;
  /** TIS codes in order; a minus excludes. */
  readonly where: readonly string[];
  readonly from?: DemoDay;
  readonly to?: DemoDay;
  readonly uses?: readonly UseType[];
}

export interface DemoRecording extends DemoAct, Pick<DemoWork, 'title' | 'confirmed' | 'isDraft'> {
  /** Negative for a future release. */
  readonly releasedDaysAgo: number | null;
  readonly about: Partial<RecordingDraft> & { readonly display_artist: string };
  readonly contributors: readonly (readonly [DemoParty, ContributorCategory, ...ContributorRole[]])[];
  readonly rights: readonly DemoRight[];
  readonly works?: readonly string[];
  readonly claim?: DemoAct & Omit<DemoRight, 'party'> & { readonly statement: string };
}

type DemoSplit = Readonly<Partial<Record<DemoMember, number>>>;

export type DemoStep = DemoAct &
  (
    | { readonly says: string }
    | { readonly answers: CaseAnswer; readonly because?: string }
    | { readonly proposes: DemoSplit; readonly note: string }
  );

/** About the work with this title. Overlaps and contested revisions come from recordings and changes. */
export interface DemoCase extends DemoAct {
  readonly kind: CaseKind;
  readonly title: string;
  readonly right: CaseMeasure & ('pr' | 'mr' | 'sr');
  /** The claimant's shares; the others keep theirs. */
  readonly claimed: DemoSplit;
  readonly statement: string;
  /** The sampled work, and the times in the recording. */
  readonly sample?: { readonly of: string; readonly timings: string };
  readonly isDraft?: boolean;
  readonly admittedDaysAgo?: number;
  readonly steps: readonly DemoStep[];
}

export interface DemoDocument extends DemoAct {
  readonly title: string;
  readonly kind: EvidenceKind;
  readonly fileName: string;
  readonly note: string | null;
  /** Lines of a page; empty for a sound file. */
  readonly lines: readonly string[];
}

export interface DemoIsniRecord {
  readonly number: number;
  readonly name: string;
  readonly details: string[];
  readonly dates: string;
}

export interface DemoIsniApplication extends DemoAct {
  readonly content: Partial<IsniContent>;
  readonly reviewedDaysAgo?: number;
  readonly decidedDaysAgo: number;
  readonly records?: readonly DemoIsniRecord[];
  readonly question?: string;
}

export const DEMO_MEMBERS = read<Record<DemoMember, DemoMemberData>>('members');
export const DEMO_PARTIES = read<Record<DemoParty, DemoPartyData>>('parties');
export const DEMO_WORKS = read<readonly DemoWork[]>('works');
export const DEMO_CHANGES = read<readonly DemoChange[]>('changes');
export const DEMO_RECORDINGS = read<readonly DemoRecording[]>('recordings');
export const DEMO_CASES = read<readonly DemoCase[]>('cases');
export const DEMO_DOCUMENTS = read<readonly DemoDocument[]>('documents');
export const DEMO_ISNI_APPLICATIONS = read<readonly DemoIsniApplication[]>('isni-applications');

export const DEMO_SIGN_INS = Object.values(DEMO_MEMBERS).map(({ email, password }) => ({ email, password }));

function read<Content>(name: string): Content {
  // Our own file: the services that use it validate every field.
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as Content;
}

const DAY_MS = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
