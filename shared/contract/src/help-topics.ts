/** Topics of the help pages, in order. Ids are part of saved URLs, so they never change. */
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
  'people-and-mandates',
  'who-sees-what',
  'glossary',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
