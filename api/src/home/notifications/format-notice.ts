const DAY_MS = 86_400_000;
const BRIEF = 160;

/** So much of what somebody wrote as a notification has room for. */
export function inBrief(text: string): string {
  const characters = [...text];
  return characters.length <= BRIEF ? text : `${characters.slice(0, BRIEF - 1).join('')}…`;
}

/** How long somebody can still answer: `3 days left`. */
export function timeLeft(at: Date, until: Date): string {
  const days = Math.ceil((until.getTime() - at.getTime()) / DAY_MS);
  if (days <= 0) return 'still open';
  return days === 1 ? '1 day left' : `${days} days left`;
}
