export const DIALOGS = { name: 'work-dialogs', load: () => import('./dialogs/dialogs.ts') };

/** Few works have lines with terms, which need the names of all territories. */
export const LINE_TERMS = {
  name: 'work-line-terms',
  load: () => import('../../ui/shares/format-terms.ts').then((module) => module.formatLineTerms),
};

export const LINKING = {
  name: 'work-linking',
  load: () => import('./recordings/link-recording-dialog.tsx').then((module) => module.LinkRecordingDialog),
};

export const INVITATIONS = {
  name: 'work-invitations',
  load: () => import('./invitations/invitations-card.tsx').then((module) => module.InvitationsCard),
};

export const REVISIONS = {
  name: 'work-revisions',
  load: () => import('./work-revisions.tsx').then((module) => module.WorkRevisions),
};

export const ACKNOWLEDGEMENTS = {
  name: 'work-acknowledgements',
  load: () => import('./acknowledgements.tsx').then((module) => module.Acknowledgements),
};
