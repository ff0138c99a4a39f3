const SEPARATORS = /\s*[–—:|=]\s*|\s+-\s+|(?<=^\d{1,4})-|\s+/g;
const BRACKETED = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/;
const NUMBER = /^\d{1,4}$/;
const CODE = /^(?:[A-Z]{1,3}|\d{1,4})$/;

/**
 * Reads a code written with its name, in either order: `10 – ASCAP`, `ASCAP (10)`, `C – Composer`. Null if code and name
 * contradict each other, or if only a name is known: `Congo – Brazzaville` isn't `Congo`.
 */
export function readCodeAndName<Value>(typed: string, read: (part: string) => Value | null): Value | null {
  const whole = read(typed);
  if (whole !== null) return whole;
  for (const { parts, isCode } of divisionsOf(typed)) {
    const [one, other] = parts;
    const first = read(one);
    const second = read(other);
    if (first !== null && second !== null) return first === second ? first : null;
    if (first !== null && isCode.test(one)) return first;
    if (second !== null && isCode.test(other)) return second;
  }
  return null;
}

function* divisionsOf(
  typed: string,
): Generator<{ readonly parts: readonly [string, string]; readonly isCode: RegExp }> {
  const [, outside, inside] = BRACKETED.exec(typed) ?? [];
  if (outside && inside) yield { parts: [outside, inside.trim()], isCode: CODE };
  for (const { 0: separator, index } of typed.matchAll(SEPARATORS)) {
    const parts = [typed.slice(0, index), typed.slice(index + separator.length)] as const;
    // A space alone separates `021 BMI`, but also words: `US Virgin Islands` isn't the US.
    if (parts.every(Boolean)) yield { parts, isCode: separator.trim() === '' ? NUMBER : CODE };
  }
}
