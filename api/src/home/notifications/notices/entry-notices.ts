import { formatSegment, formatUses, type RightsSegment, type UseType } from '@counterpoint/domain/recording-rights';
import { formatShare, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import { formatList } from '@counterpoint/messages';
import * as text from '../../../messages/entry-notices.generated.ts';
import { formatDay } from '../../../platform/time/format.ts';
import { mailedAs, plainNotice, shorten } from './declare-notices.ts';

export interface EntryName {
  readonly isWork: boolean;
  readonly title: string;
  readonly artist: string | null;
}

export interface Invitation extends EntryName {
  readonly isNewRevision: boolean;
  readonly shares: Shares | null;
}

interface Registration extends EntryName {
  readonly isNewRevision: boolean;
  readonly isIncomplete: boolean;
  readonly hasUnconfirmed: boolean;
  readonly isPerformer: boolean;
}

interface RightsClaim extends EntryName {
  readonly claim: {
    readonly share: number;
    readonly uses: readonly UseType[];
    readonly scope: Pick<RightsSegment, 'countries' | 'from' | 'to'>;
  } | null;
  readonly moreClaims: number;
}

interface InvitationAnswer extends EntryName {
  /** The party that answered without an account. */
  readonly party: string;
  readonly shares: Shares;
  readonly refusal: string | null;
}

type Answer = EntryName & { readonly refusal: string | null };

export const ENTRY_NOTICES = {
  ...mailedAs('confirmations', {
    confirmationRequested: (invitation: Invitation) => ({
      title: invitation.isWork ? text.confirmShares() : text.confirmRights(),
      message: formatInvitation(invitation),
    }),
    namedInLineUp: entryNotice<EntryName>(text.inLineUpTitle, text.inLineUp),
    noLongerInLineUp: entryNotice<EntryName>(text.newRevisionTitle, text.noLongerInLineUp),
  }),
  ...mailedAs('claims', {
    entryContested: ({ reason, ...entry }: EntryName & { reason: string }, sender: string) => ({
      title: entry.isWork ? text.sharesContestedTitle({ sender }) : text.rightsContestedTitle({ sender }),
      message: text.entryWithReason({ entry: formatName(entry), reason: shorten(reason) }),
    }),
    entryReviewed: ({ refusal, ...entry }: Answer) =>
      refusal === null
        ? { title: text.reviewApprovedTitle(), message: text.reviewApproved({ entry: formatName(entry) }) }
        : {
            title: text.reviewRefusedTitle(),
            message: text.entryWithReason({ entry: formatName(entry), reason: shorten(refusal) }),
          },
    invitationAnswered: ({ party, shares, refusal, ...entry }: InvitationAnswer) =>
      refusal === null
        ? {
            title: text.sharesConfirmedTitle({ sender: party }),
            message: text.confirmedShares({ shares: formatShares(shares), entry: formatName(entry) }),
          }
        : {
            title: text.sharesDeclinedTitle({ party }),
            message: text.entryWithReason({ entry: formatName(entry), reason: shorten(refusal) }),
          },
    shareClaimed: ({ shares, ...entry }: EntryName & { shares: Shares }, sender: string) => ({
      title: text.shareClaimedTitle({ sender }),
      message: text.shareClaimed({ shares: formatShares(shares), entry: formatName(entry) }),
    }),
    shareClaimAnswered: (answer: Answer) => claimAnswer(answer, text.nowNamed),
    lineUpClaimed: entryNotice<EntryName>(text.partClaimedTitle, text.partClaimed),
    lineUpClaimAnswered: (answer: Answer) => claimAnswer(answer, text.nowInLineUp),
    lineUpClaimClosed: ({ reason, ...entry }: EntryName & { reason: string }) => ({
      title: text.claimClosedTitle(),
      message: text.withdrawn({ entry: formatName(entry), reason: shorten(reason) }),
    }),
    rightsClaimed: (claim: RightsClaim, sender: string) => ({
      title: text.rightsClaimedTitle({ sender }),
      message: formatRightsClaim(claim),
    }),
    rightsReleased: entryNotice<EntryName>(text.rightsReleasedTitle, ({ entry }) => entry),
  }),
  ...mailedAs('deadlines', {
    confirmationReminder: ({ day, ...invitation }: Invitation & { day: string }) => ({
      title: invitation.isWork
        ? text.confirmSharesBy({ day: formatDay(day) })
        : text.confirmRightsBy({ day: formatDay(day) }),
      message: (invitation.isNewRevision ? text.lapsesOtherwise : text.registeredAnyway)({
        invitation: formatInvitation(invitation),
      }),
    }),
  }),
  ...mailedAs('updates', {
    entryConfirmed: (confirmation: Invitation, sender: string) => ({
      title: confirmation.isWork ? text.sharesConfirmedTitle({ sender }) : text.rightsConfirmedTitle({ sender }),
      message: formatConfirmation(confirmation),
    }),
    entryRegistered: (registration: Registration) => ({
      title: registrationTitle(registration),
      message: formatRegistration(registration),
    }),
    entryRecalled: entryNotice<EntryName>(text.recalledTitle, text.recalled),
    revisionLapsed: ({ names, ...entry }: EntryName & { names: readonly string[] }) => ({
      title: text.lapsedTitle(),
      message: text.lapsed({ names: formatList(names), entry: formatName(entry) }),
    }),
    revisionNotConfirmed: entryNotice<EntryName>(text.lapsedTitle, text.notConfirmed),
    amendmentReturned: entryNotice<EntryName & { number: string }>(text.amendmentReturnedTitle, text.amendmentReturned),
    entryWithdrawn: ({ reason, ...entry }: EntryName & { reason: string }) => ({
      title: entry.isWork ? text.workWithdrawnTitle() : text.recordingWithdrawnTitle(),
      message: text.withdrawn({ entry: formatName(entry), reason: shorten(reason) }),
    }),
    recordingLinked: plainNotice(text.linkedTitle, text.linked),
    recordingUnlinked: plainNotice(text.unlinkedTitle, text.unlinked),
    linkedWorkWithdrawn: plainNotice(text.workWithdrawnTitle, text.linkedWorkWithdrawn),
    linkedRecordingWithdrawn: plainNotice(text.recordingWithdrawnTitle, text.linkedRecordingWithdrawn),
    worksMerged: plainNotice(text.mergedTitle, text.merged),
    worksUnmerged: plainNotice(text.unmergedTitle, text.unmerged),
  }),
};

/** A notice whose texts have the name of an entry, beside the values as they are. */
export function entryNotice<Values extends EntryName>(
  title: (values: Values & { readonly sender: string }) => string,
  message: (values: Values & { readonly entry: string }) => string,
) {
  return (values: Values, sender: string) => ({
    title: title({ ...values, sender }),
    message: message({ ...values, entry: formatName(values) }),
  });
}

export function formatName({ title, artist }: EntryName): string {
  return artist === null ? text.workName({ title }) : text.recordingName({ title, artist });
}

function formatInvitation({ isWork, isNewRevision, shares, ...name }: Invitation): string {
  const entry = formatName({ isWork, ...name });
  if (isWork && shares) {
    const given = { entry, shares: formatShares(shares) };
    return isNewRevision ? text.newRevisionGivesYou(given) : text.givesYou(given);
  }
  if (isWork) return isNewRevision ? text.newRevisionNoLongerNamesYou({ entry }) : text.noLongerNamesYou({ entry });
  if (shares) return isNewRevision ? text.newRevisionRightsHolder({ entry }) : text.rightsHolder({ entry });
  return isNewRevision ? text.newRevisionNoLongerRightsHolder({ entry }) : text.noLongerRightsHolder({ entry });
}

function formatConfirmation({ shares, isNewRevision, ...name }: Invitation): string {
  const entry = formatName(name);
  if (name.isWork && shares) return text.confirmedShares({ shares: formatShares(shares), entry });
  return name.isWork || isNewRevision ? text.newRevision({ entry }) : entry;
}

function registrationTitle({ isIncomplete, isNewRevision, isWork }: Registration): string {
  if (isIncomplete) return text.incompleteTitle();
  if (isNewRevision) return text.newRevisionTitle();
  return isWork ? text.workRegisteredTitle() : text.recordingRegisteredTitle();
}

function formatRegistration(registration: Registration): string {
  const { isNewRevision, isWork, isIncomplete, isPerformer, hasUnconfirmed } = registration;
  const entry = formatName(registration);
  if (isPerformer) return isNewRevision ? text.newRevisionInLineUp({ entry }) : text.registeredInLineUp({ entry });
  const sentences = [isNewRevision ? text.newRevisionRegistered({ entry }) : text.registered({ entry })];
  if (hasUnconfirmed) sentences.push(isWork ? text.sharesUnconfirmed() : text.rightsUnconfirmed());
  if (isIncomplete && isWork) sentences.push(text.noIpi());
  return sentences.join('. ');
}

function claimAnswer({ refusal, ...name }: Answer, accepted: (values: { entry: string }) => string) {
  const entry = formatName(name);
  if (refusal === null) return { title: text.claimAcceptedTitle(), message: accepted({ entry }) };
  return {
    title: text.claimRejectedTitle(),
    message: text.entryWithReason({ entry, reason: shorten(refusal) }),
  };
}

function formatRightsClaim({ claim, moreClaims, ...name }: RightsClaim): string {
  const entry = formatName(name);
  if (!claim) return entry;
  const rights = text.rightsClaimed({
    entry,
    share: formatShare(claim.share),
    uses: formatUses(claim.uses).toLowerCase(),
    scope: formatSegment(claim.scope),
  });
  return moreClaims === 0 ? rights : text.moreRights({ rights, count: moreClaims });
}

const SHARE_OF_RIGHT = { pr: text.performing, mr: text.mechanical, sr: text.synchronisation };

function formatShares(shares: Shares): string {
  const given = RIGHTS.filter((right) => shares[right] > 0);
  if (given.length === 0) return text.noShare();
  return formatList(given.map((right) => SHARE_OF_RIGHT[right]({ share: formatShare(shares[right]) })));
}
