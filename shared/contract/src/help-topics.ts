/** What the help pages explain, in the order in which they list it. Pages link to their topic by its id. */
export const HELP_TOPICS = [
  'what-needs-you',
  'joining',
  'signing-in-again',
  'registering-a-work',
  'agreeing-shares',
  'two-halves',
  'reading-a-status',
  'importing-a-catalogue',
  'sound-recordings',
  'answering-a-dispute',
  'getting-an-isni',
  'your-profile',
  'who-sees-what',
  'glossary',
] as const;
/** The id of a topic; it stands in addresses that members keep, so it does not change. */
export type HelpTopic = (typeof HELP_TOPICS)[number];
