import type { NamedParty } from './imported-draft.ts';
import type { Values } from './table-definition.ts';

export const NAME_PATHS: readonly string[] = ['last_name', 'name', 'full_name'];

export const UNKNOWN = 'Unknown';
// cspell:disable
/** “N.N.” stands for an unknown name, “Copyright Control” for a publisher that no one knows. */
const IS_UNKNOWN =
  /^(?:unknown(?:\s+(?:writer|publisher|composer|author))?|n\.\s?n\.|unbekannt|inconnue?|desconocid[oa]|copyright control)$/i;
const IS_PUBLIC_DOMAIN =
  /^(?:trad(?:itional|itionnel(?:le)?|itionell|icional|izionale)?\.?|d\.?p\.?|p\.?d\.?|public domain|domaine public|dominio público|gemeinfrei|volks(?:lied|weise))$/i;
/** `Ama Mensah p/k/a Queen A`. `Aka` is also a name. */
const ALIAS =
  /\s+\(?(?:p\/k\/a|P\/K\/A|pka|a\/k\/a|A\/K\/A|a\.\s?k\.\s?a\.|A\.K\.A\.|aka|professionally known as|also known as|alias|dite?|genannt)\s+([^)]+)\)?$/;
// cspell:enable

/** Placeholders for an empty cell. “Null” and “None” aren't among them, because they are also real names. */
const IS_PLACEHOLDER = /^(?:[-–—?.]+|n\/a|n\.a\.|t\.?b\.?[acd]\.?)$/i;

/**
 * Returns null for a party marked unknown, undefined without a party. A single-cell name is `Family, Given` or
 * `FAMILY Given`, or else ends in the family name.
 */
export function partyIn(line: Values, kind: NamedParty['kind']): NamedParty | null | undefined {
  const { last_name, name, ipi_name_number } = line;
  const wholeName = kind === 'person' ? wholeNameIn(line).replace(ALIAS, '') : wholeNameIn(line);
  const ipi = asText(ipi_name_number) || null;
  const isni = asText(line.isni);
  if (!ipi && !isni) {
    if (!wholeName || IS_PLACEHOLDER.test(wholeName)) return undefined;
    if (IS_UNKNOWN.test(wholeName)) return null;
  }
  const given = asText(line.first_name);
  const numbers = isni ? { ipi_name_number: ipi, isni } : { ipi_name_number: ipi };
  if (kind === 'organisation' && !given) return { kind, first_name: null, name: wholeName, ...numbers };
  if (last_name || given || name) return { kind: 'person', first_name: given || null, name: wholeName, ...numbers };
  return { kind: 'person', ...splitName(wholeName), ...numbers };
}

/** A name such as `Traditional`, which stands for no party. */
export function isPublicDomain(line: Values): boolean {
  const { first_name, ipi_name_number, isni } = line;
  return IS_PUBLIC_DOMAIN.test(wholeNameIn(line)) && ![first_name, ipi_name_number, isni].some(Boolean);
}

/** Returns the stage name that a cell adds to a person's own. */
export function aliasIn(line: Values): string | null {
  return ALIAS.exec(wholeNameIn(line))?.[1] ?? null;
}

function wholeNameIn({ last_name, name, full_name }: Values): string {
  return asText(last_name) || asText(name) || asText(full_name);
}

const BETWEEN_NAMES = /\s*[;/|&+\n]\s*|\s+(?:and|und(?! zu )|et|feat\.?|ft\.)\s+/i;

/**
 * Whether a cell with a whole name lists people: `Ama Mensah / Kofi Addo`, `Ama Mensah, Kofi Addo, Esi Boateng`. Not
 * `King, Martin Luther, Jr.`.
 */
export function isSeveralNames(
  { full_name, last_name }: Values,
  { hasGivenNames }: { readonly hasGivenNames: boolean },
): boolean {
  const wholeName = (asText(full_name) || (hasGivenNames ? '' : asText(last_name))).replace(ALIAS, '');
  const names = wholeName.split(BETWEEN_NAMES);
  const listed = wholeName.split(/\s*,\s*/);
  return (
    (names.length > 1 && names.every(({ length }) => length > 1)) ||
    (listed.length > 2 && listed.every((name) => name.includes(' '))) ||
    // With their shares: `Ama Mensah (50%), Kofi Addo (50%)`.
    wholeName.includes('%')
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

// cspell:ignore Naoto
/** Not the family name in `Naoto Ii`. */
const GENERATION = /,?\s+([JjSs][Rr]\.?|II|III|IV)$/;

/** `Martin Luther King, Jr.` and `King, Martin Luther, Jr.` are the same: `Jr.` belongs to the family name. */
function splitName(fullName: string): Pick<NamedParty, 'first_name' | 'name'> {
  const [end = '', generation] = GENERATION.exec(fullName) ?? [];
  const { first_name, name } = splitFamilyName(fullName.slice(0, fullName.length - end.length));
  return { first_name, name: generation ? `${name} ${generation}` : name };
}

const CAPITALS = /^[\p{Lu}'’-]{2,}$/u;

/** `MENSAH Ama` and `DE LA CRUZ Ana` as in France, but not `DJ Kofi` or `PAUL McCARTNEY`. */
function splitFamilyName(fullName: string): Pick<NamedParty, 'first_name' | 'name'> {
  const [family = '', ...given] = fullName.split(/\s*,\s*/).filter(Boolean);
  if (given.length > 0) return { first_name: given.join(' '), name: family };
  const words = family.split(/\s+/);
  const capitals = words.findIndex((word) => !CAPITALS.test(word));
  const isFamilyFirst =
    words.slice(0, capitals).some(({ length }) => length > 2) && words.slice(capitals).every(isInLowerCase);
  const [names, given_names] = isFamilyFirst
    ? [words.slice(0, capitals), words.slice(capitals)]
    : [words.slice(-1), words.slice(0, -1)];
  return { first_name: given_names.join(' ') || null, name: names.join(' ') };
}

/** Apart from an initial. */
function isInLowerCase(word: string, index: number): boolean {
  return !/\p{Lu}{2}/u.test(word) && (index > 0 || /\p{Ll}/u.test(word));
}
