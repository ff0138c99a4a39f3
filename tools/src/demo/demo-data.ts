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
import type { partyNamesOf } from 'api/parties/party-name.ts';
import type { NewRow } from 'api/platform/db/tables.ts';

/** The people and the company who sign in. */
export type DemoMember = 'ama' | 'kofi' | 'osu';

/** The key of a member or of another party. */
export type DemoParty = string;

/** What a member did, and how many days before the demo is loaded; a fraction is part of a day. */
interface DemoAct {
  readonly by: DemoMember;
  readonly daysAgo: number;
}

type Membership = NewRow<'party_society'>;

interface DemoMemberData {
  readonly email: string;
  readonly password: string;
  /** IPI and ISNI are made from it. */
  readonly number: number;
  readonly hasIsni: boolean;
  readonly member: Omit<NewRow<'member'>, 'id'> & Parameters<typeof partyNamesOf>[0];
  readonly stage_names: string[];
  /** The societies that collect for them: in the list and for the world, unless given otherwise. */
  readonly societies: readonly (Pick<Membership, 'right' | 'society_code'> & Partial<Membership>)[];
}

/** A writer or a company that is no member. */
export interface DemoPartyData {
  readonly given_names?: string;
  readonly family_name?: string;
  readonly organisation_name?: string;
  /** IPI and ISNI are made from it; without it, there are none. */
  readonly number?: number;
}

/** A work, registered by one member at `daysAgo`; a draft was last saved then. */
export interface DemoWork extends DemoAct {
  readonly title: string;
  /** Role, performing and mechanical share in whole per cent; null is an unknown writer. */
  readonly writers: readonly (readonly [DemoParty | null, WriterRole, number, number])[];
  /** Original publishers, their shares, and the writers whom each publishes. */
  readonly publishers?: readonly (readonly [DemoParty, number, number, readonly DemoParty[]])[];
  /** Days after the submission at which each member confirmed; members who are missing have not. */
  readonly confirmed?: Partial<Record<DemoMember, number>>;
  readonly isDraft?: boolean;
  readonly hasIswc?: boolean;
  readonly about?: Partial<WorkDraft>;
}

/** What happened to a work after it was submitted. An amendment leaves out what it does not change. */
export type DemoChange = DemoAct & { readonly title: string } & (
    | { readonly kind: 'contested'; readonly reason: string; readonly shares: readonly [pr: number, mr: number] }
    | { readonly kind: 'claimed'; readonly statement: string; readonly shares: readonly [pr: number, mr: number] }
    | { readonly kind: 'amended'; readonly note: string; readonly to: Pick<DemoWork, 'writers' | 'publishers'> }
  );

/** A day in an earlier year: `[2, '03-01']` is 1 March of the year before last. A negative number is a later year. */
export type DemoDay = readonly [yearsAgo: number, day: string];

/** A right in a recording: a share in whole per cent, where and when. */
export interface DemoRight {
  readonly party: DemoParty;
  readonly role: RightsHolderRole;
  readonly share: number;
  /** TIS codes in their order; a minus excludes the territory. */
  readonly where: readonly string[];
  /** The release by default. */
  readonly from?: DemoDay;
  readonly to?: DemoDay;
  /** All uses by default. */
  readonly uses?: readonly UseType[];
}

/** A recording, registered as a work is. */
export interface DemoRecording extends DemoAct, Pick<DemoWork, 'title' | 'confirmed' | 'isDraft'> {
  /** A negative number is a release to come. */
  readonly releasedDaysAgo: number | null;
  readonly about: Partial<RecordingDraft> & { readonly display_artist: string };
  readonly contributors: readonly (readonly [DemoParty, ContributorCategory, ...ContributorRole[]])[];
  readonly rights: readonly DemoRight[];
  /** The titles of the works that it records. */
  readonly works?: readonly string[];
  /** A claim by another member after the registration. */
  readonly claim?: DemoAct & Omit<DemoRight, 'party'> & { readonly statement: string };
}

/** Whole per cent by member. */
type DemoSplit = Readonly<Partial<Record<DemoMember, number>>>;

/** What happened in a case after it was filed. */
export type DemoStep = DemoAct &
  (
    | { readonly says: string }
    | { readonly answers: CaseAnswer; readonly because?: string }
    | { readonly proposes: DemoSplit; readonly note: string }
  );

/** A case about the work of this title. Overlaps and contested revisions come from the recordings and changes. */
export interface DemoCase extends DemoAct {
  readonly kind: CaseKind;
  readonly title: string;
  readonly right: CaseMeasure & ('pr' | 'mr' | 'sr');
  /** The shares that the claimant wants; the others keep theirs. */
  readonly claimed: DemoSplit;
  readonly statement: string;
  /** The work that a sample was taken from, and where it is heard. */
  readonly sample?: { readonly of: string; readonly timings: string };
  readonly isDraft?: boolean;
  /** When the staff admitted a case that needed documents. */
  readonly admittedDaysAgo?: number;
  readonly steps: readonly DemoStep[];
}

/** Evidence for the case about the work of this title. */
export interface DemoDocument extends DemoAct {
  readonly title: string;
  readonly kind: EvidenceKind;
  readonly fileName: string;
  readonly note: string | null;
  /** The lines of a page; none for a sound. */
  readonly lines: readonly string[];
}

/** A record of the ISNI agency; its ISNI is made from the number. */
export interface DemoIsniRecord {
  readonly number: number;
  readonly name: string;
  readonly details: string[];
  readonly dates: string;
}

/** An application for an ISNI, which the staff answered with records that may be the member's, or with a question. */
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

/** The demo accounts, as a start prints them. */
export const DEMO_SIGN_INS = Object.values(DEMO_MEMBERS).map(({ email, password }) => ({ email, password }));

function read<Content>(name: string): Content {
  // Our own file: the services that its content goes through check every field.
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as Content;
}
