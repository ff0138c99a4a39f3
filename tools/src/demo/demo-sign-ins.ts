/** Who can sign in to the demo, as the start prints it. */
export const DEMO_SIGN_INS = [
  { email: 'ama.kusi@example.org', password: 'harmattan wind over volta' },
  { email: 'kofi.mensah@example.org', password: 'brass band at dawn' },
  { email: 'osu.music@example.org', password: 'castle road songbook' },
] as const;

export type DemoEmail = (typeof DEMO_SIGN_INS)[number]['email'];
