/** The dialogs of a work, with their forms: they come together, once somebody points at what opens one. */
export const DIALOGS = { name: 'work-dialogs', load: () => import('./dialogs/dialogs.ts') };

/** What finds a recording to link. */
export const LINKING = {
  name: 'work-linking',
  load: () => import('./recordings/link-recording-dialog.tsx').then((module) => module.LinkRecordingDialog),
};

/** Only a work with more than one version shows them. */
export const VERSIONS = {
  name: 'work-versions',
  load: () => import('./versions/work-versions.tsx').then((module) => module.WorkVersions),
};
