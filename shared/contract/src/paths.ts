import type { HelpTopic } from './help-topics.ts';

/**
 * Paths are only built here. Without an id a builder returns the route pattern
 * (`/music-composition/details/:compositionId`).
 */

function withId(prefix: string, parameter: string) {
  return (id?: string): string => `${prefix}/${id === undefined ? `:${parameter}` : encodeURIComponent(id)}`;
}

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
    /** Also in the mails of the API, like the one above. */
    security: () => '/security',
    /** Also in the mails of the API. */
    emailPreferences: () => '/email-preferences',
    profile: () => '/profile',
    people: () => '/people',
    mandates: () => '/mandates',
    /** Public, for the link that the API mails to a person who may act for a member. */
    peopleInvitation: () => '/people-invitation',
    personalIdentifiers: () => '/personal-identifiers',
    isniApplication: () => '/personal-identifiers/apply',
    rightsHolder: () => '/rightsholder/details',
    help: () => '/help',
    helpTopic: (topic: HelpTopic) => `/help?topic=${topic}`,
  },
  compositions: {
    list: () => '/music-composition',
    details: withId('/music-composition/details', 'compositionId'),
    search: () => '/music-composition/search',
    add: () => '/music-composition/add',
    continueDraft: (id: string) => `/music-composition/add?draft=${encodeURIComponent(id)}`,
    /** Drafts a new revision of a registered work. */
    amend: (id: string) => `/music-composition/add?amend=${encodeURIComponent(id)}`,
    /** Drafts a new work from another one. */
    copy: (id: string) => `/music-composition/add?copy=${encodeURIComponent(id)}`,
    /** Opens a work with its claim form. */
    claim: (id: string) => `/music-composition/details/${encodeURIComponent(id)}?claim=1`,
    importing: () => '/music-composition/import',
    /** A society's answers in one file. */
    acknowledgement: withId('/music-composition/acknowledgements', 'fileId'),
    /** The member's co-writers and publishers, and the society's index. */
    composers: () => '/music-composition/composer/search',
    findComposer: () => '/music-composition/composer/add/search',
    addComposer: () => '/music-composition/composer/add',
    /** The same for one composition, to which they return with the composer attached. */
    composersFor: withId('/music-composition/composer/search', 'compositionId'),
    findComposerFor: withId('/music-composition/composer/add/search', 'compositionId'),
    addComposerFor: withId('/music-composition/composer/add', 'compositionId'),
    /** Public check of a certificate. */
    verify: withId('/verify', 'code'),
    /** Public, for the link that the API mails to a party without an account. */
    invitation: () => '/invitation',
  },
  recordings: {
    list: () => '/sound-recordings',
    details: withId('/sound-recording/details', 'soundrecordingId'),
    search: () => '/sound-recording/search',
    add: () => '/sound-recording/add',
    continueDraft: (id: string) => `/sound-recording/add?draft=${encodeURIComponent(id)}`,
    /** Drafts a new revision of a registered recording. */
    amend: (id: string) => `/sound-recording/add?amend=${encodeURIComponent(id)}`,
    /** Drafts a new recording from another one. */
    copy: (id: string) => `/sound-recording/add?copy=${encodeURIComponent(id)}`,
    /** Opens a recording with its form for rights. */
    claim: (id: string) => `/sound-recording/details/${encodeURIComponent(id)}?claim=rights`,
    /** Opens a recording with its form for performers. */
    claimLineUp: (id: string) => `/sound-recording/details/${encodeURIComponent(id)}?claim=part`,
    /** The member's claims that conflict with another party's. */
    doubleClaims: () => '/sound-recordings?filter=double_claims',
    importing: () => '/sound-recording/import',
    /** The member's rights holders, and the society's index. */
    rightsHolders: () => '/sound-recording/rightsholder/search',
    findRightsHolder: () => '/sound-recording/rightsholder/add/search',
    addRightsHolder: () => '/sound-recording/rightsholder/add',
    /** The same for one recording, to which they return with the rights holder attached. */
    rightsHoldersFor: withId('/sound-recording/rightsholder/search', 'soundrecordingId'),
    findRightsHolderFor: withId('/sound-recording/rightsholder/add/search', 'soundrecordingId'),
    addRightsHolderFor: withId('/sound-recording/rightsholder/add', 'soundrecordingId'),
  },
  oppositions: {
    list: () => '/musical-opposition',
    details: withId('/musical-opposition/details', 'oppositionId'),
    add: () => '/musical-opposition/add',
    continueDraft: (id: string) => `/musical-opposition/add?draft=${encodeURIComponent(id)}`,
    opposeWork: (id: string) => `/musical-opposition/add?composition=${encodeURIComponent(id)}`,
    opposeRecording: (id: string) => `/musical-opposition/add?recording=${encodeURIComponent(id)}`,
  },
} as const;
