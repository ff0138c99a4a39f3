import type { HelpTopic } from './help-topics.ts';

/**
 * Every path of the portal. A builder without arguments gives the pattern that a route is matched with
 * (`/music-composition/details/:compositionId`); with an id it gives an address. No path string stands elsewhere.
 */

function withId(prefix: string, parameter: string) {
  return (id?: string): string => `${prefix}/${id === undefined ? `:${parameter}` : encodeURIComponent(id)}`;
}

/** Builders of every path. */
export const paths = {
  signIn: () => '/',
  dashboard: () => '/dashboard',
  diagnostics: () => '/test',
  account: {
    signupIndividual: () => '/signup/individual',
    signupRole: () => '/signup/individual/role',
    signupCorporate: () => '/signup/corporate',
    signupAccount: () => '/signup/account',
    signupSuccess: () => '/signup/success',
    passwordResetLink: () => '/email-password-reset-link',
    passwordReset: withId('/account/password/reset', 'userId'),
    passwordChange: () => '/password-change',
    profile: () => '/profile',
    personalIdentifiers: () => '/personal-identifiers',
    isniApplication: () => '/personal-identifiers/apply',
    rightsHolder: () => '/rightsholder/details',
    help: () => '/help',
    /** Opens one topic of the help. */
    helpTopic: (topic: HelpTopic) => `/help?topic=${topic}`,
  },
  compositions: {
    list: () => '/music-composition',
    details: withId('/music-composition/details', 'compositionId'),
    search: () => '/music-composition/search',
    add: () => '/music-composition/add',
    /** Resumes a draft. */
    continueDraft: (id: string) => `/music-composition/add?draft=${encodeURIComponent(id)}`,
    /** Prepares a new version of a work that stands. */
    amend: (id: string) => `/music-composition/add?amend=${encodeURIComponent(id)}`,
    /** Begins a new work with what another one says. */
    copy: (id: string) => `/music-composition/add?copy=${encodeURIComponent(id)}`,
    /** Opens a work with the question what one claims of it. */
    claim: (id: string) => `/music-composition/details/${encodeURIComponent(id)}?claim=1`,
    importing: () => '/music-composition/import',
    /** The writers and publishers one works with, and the society's index of them. */
    composers: () => '/music-composition/composer/search',
    /** The search that comes first when somebody is added. */
    findComposer: () => '/music-composition/composer/add/search',
    addComposer: () => '/music-composition/composer/add',
    /** The same three for one composition, which they lead back to with the composer attached. */
    composersFor: withId('/music-composition/composer/search', 'compositionId'),
    findComposerFor: withId('/music-composition/composer/add/search', 'compositionId'),
    addComposerFor: withId('/music-composition/composer/add', 'compositionId'),
    /** Where anybody checks a certificate. */
    verify: withId('/verify', 'code'),
  },
  recordings: {
    list: () => '/sound-recordings',
    details: withId('/sound-recording/details', 'soundrecordingId'),
    search: () => '/sound-recording/search',
    add: () => '/sound-recording/add',
    /** Resumes a draft. */
    continueDraft: (id: string) => `/sound-recording/add?draft=${encodeURIComponent(id)}`,
    /** Prepares a new version of a recording that stands. */
    amend: (id: string) => `/sound-recording/add?amend=${encodeURIComponent(id)}`,
    /** Begins a new recording with what another one says. */
    copy: (id: string) => `/sound-recording/add?copy=${encodeURIComponent(id)}`,
    /** Opens a recording with the question which rights one holds in it. */
    claim: (id: string) => `/sound-recording/details/${encodeURIComponent(id)}?claim=rights`,
    /** Opens a recording with the question what one played on it. */
    claimPart: (id: string) => `/sound-recording/details/${encodeURIComponent(id)}?claim=part`,
    /** The member's claims that conflict with somebody else's. */
    doubleClaims: () => '/sound-recordings?filter=double_claims',
    importing: () => '/sound-recording/import',
    /** The rights holders one works with, and the society's index of them. */
    rightsHolders: () => '/sound-recording/rightsholder/search',
    /** The search that comes first when somebody is added. */
    findRightsHolder: () => '/sound-recording/rightsholder/add/search',
    addRightsHolder: () => '/sound-recording/rightsholder/add',
    /** The same three for one recording, which they lead back to with the rights holder attached. */
    rightsHoldersFor: withId('/sound-recording/rightsholder/search', 'soundrecordingId'),
    findRightsHolderFor: withId('/sound-recording/rightsholder/add/search', 'soundrecordingId'),
    addRightsHolderFor: withId('/sound-recording/rightsholder/add', 'soundrecordingId'),
  },
  oppositions: {
    list: () => '/musical-opposition',
    details: withId('/musical-opposition/details', 'oppositionId'),
    add: () => '/musical-opposition/add',
    /** Resumes a draft. */
    continueDraft: (id: string) => `/musical-opposition/add?draft=${encodeURIComponent(id)}`,
    /** Begins a case about a work. */
    opposeWork: (id: string) => `/musical-opposition/add?composition=${encodeURIComponent(id)}`,
    /** Begins a case about a recording. */
    opposeRecording: (id: string) => `/musical-opposition/add?recording=${encodeURIComponent(id)}`,
  },
} as const;
