/** The dialogs of a recording, with their forms: they come together, once somebody points at what opens one. */
export const DIALOGS = { name: 'recording-dialogs', load: () => import('./dialogs/dialogs.ts') };

/** Answers an overlap. */
export const ANSWER = {
  name: 'overlap-answer',
  load: () => import('../../ui/double-claims/answer-dialog.tsx').then((module) => module.AnswerDialog),
};

/** What finds a work to link. */
export const LINKING = {
  name: 'recording-linking',
  load: () => import('./links/link-work-dialog.tsx').then((module) => module.LinkWorkDialog),
};

/** Only a recording with more than one version shows them. */
export const VERSIONS = {
  name: 'recording-versions',
  load: () => import('./versions/recording-versions.tsx').then((module) => module.RecordingVersions),
};
