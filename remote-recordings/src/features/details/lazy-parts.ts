/** The dialogs share one chunk, loaded when a button that opens one is hovered or focused. */
export const DIALOGS = { name: 'recording-dialogs', load: () => import('./dialogs/dialogs.ts') };

export const LINKING = {
  name: 'recording-linking',
  load: () => import('./links/link-work-dialog.tsx').then((module) => module.LinkWorkDialog),
};

export const VERSIONS = {
  name: 'recording-versions',
  load: () => import('./recording-revisions.tsx').then((module) => module.RecordingRevisions),
};

export const OVERLAPS = {
  name: 'recording-overlaps',
  load: () => import('./claims/overlaps-section.tsx').then((module) => module.OverlapsSection),
};
