/** Phrases of translated English with their replacement. Terms are in the glossary of `docs/language.md`. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bstands? (here|in|on|still|beside)\b/i, 'say “is” or “is shown”'],
  [/\blook (among|whether|if it)\b/i, 'say “check”'],
  [/\b(mend|mends|mended|anew)\b/i, 'say “fix”, “correct” or “again”'],
  [
    /\b(somebody|someone else’s|whoever|whom|one’s)\b/i,
    'name the person: “another member”, “a co-writer”, “the other party”',
  ],
  [/\b(is|are|was|were) (told|asked for|said)\b/i, 'say who does what: “we notify the other parties”'],
  [/\b(taken back|takes back|take back)\b/i, 'say “withdraw” or “undo”'],
  [/\bheld back\b/i, 'say “on hold”'],
  [/\bnot told\b/i, 'say “not specified”'],
  [/\b(come|comes|came) to (nothing|an end)\b/i, 'say “end” or “fail”'],
  [/\b(must|has to|have to) needs?\b/i, 'say “must”'],
  [/\bas it was before\b/i, 'say “restored”'],
  [/\bhas done its work\b/i, 'say “has already been used”'],
];

export function findBannedPhrases(text: string): string[] {
  return BANNED.flatMap(([pattern, advice]) => {
    const found = pattern.exec(text);
    return found ? [`says “${found[0]}”: ${advice}.`] : [];
  });
}
