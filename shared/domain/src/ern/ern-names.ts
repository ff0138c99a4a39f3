// cspell:ignore filharm symphon
import type { NamedParty } from '../imports/imported-draft.ts';
import type { ContributorRole } from '../schemas/recordings/recording-choices.ts';
import { type ErnNode, firstNodeWithText } from './ern-node.ts';

export interface ErnPersonName {
  readonly given: string;
  readonly family: string;
}

/** In `Beatles, The` the part after the comma isn't a given name. */
const ARTICLE = /^(?:the|los|las|les|le|la|el|die|der|das|de|os|as|i|il|gli)$/i;
const SEVERAL = /[&+/]|\s(?:and|with|und|et|y|e)\s/iu;
/** Common in names of ensembles and companies, in the languages of most imported repertoire. */
const NOT_A_PERSON = new RegExp(
  `(?:^|[\\s(])(?:${[
    'orchestras?|orchestre|orchester|orquesta|(?:philharmoni|filharm|sinfoni|symphon)\\p{L}*',
    'ensemble|choir|chorale?|chorus|chor|coro|trio|(?:quart|quint|sext|oct)et\\p{L}*',
    '(?:big ?)?band|singers|players|project',
    'records?|recordings?|music|musik|entertainment|productions?|publishing|label|media|studios?|distribution',
    'ltd|limited|gmbh|inc|llc|llp|plc|kft|sarl|bv|ab',
  ].join('|')})(?:[\\s).,]|$)`,
  'iu',
);

/** Reads separate names or an indexed one such as `Mensah, Ama`. Null for a single name and for `Beatles, The`. */
export function personIn(node: ErnNode): ErnPersonName | null {
  const textOf = (name: string) => firstNodeWithText(node, `PartyName/${name}`)?.text ?? null;
  return byKeyName(textOf('NamesBeforeKeyName'), textOf('KeyName'), textOf('NamesAfterKeyName')) ?? indexed(textOf);
}

function byKeyName(before: string | null, key: string | null, after: string | null): ErnPersonName | null {
  if (!key || !before || ARTICLE.test(before)) return null;
  return { given: before, family: [key, after].filter(Boolean).join(' ') };
}

function indexed(textOf: (name: string) => string | null): ErnPersonName | null {
  const text = textOf('FullNameIndexed');
  const [family = '', given = '', ...more] = text?.split(/\s*,\s*/) ?? [];
  // `Earth, Wind & Fire` contains a comma but isn't inverted.
  const isTurned = text !== textOf('FullName') && more.length === 0 && !SEVERAL.test(given);
  return isTurned && family && given && !ARTICLE.test(given) ? { given, family } : null;
}

const OF_GROUPS: readonly ContributorRole[] = ['orchestra', 'ensemble', 'choir'];

/**
 * Guesses from the message whether a party is a person: separate names mean a person; a group role, or a word of
 * ensembles or companies in the name, an organisation. Returns `otherwise` without a hint.
 */
export function namedInErn(
  { name, person }: { readonly name: string; readonly person: ErnPersonName | null },
  { roles, otherwise }: { readonly roles: readonly ContributorRole[]; readonly otherwise: NamedParty['kind'] },
): Pick<NamedParty, 'kind' | 'first_name' | 'name'> {
  if (person) return { kind: 'person', first_name: person.given, name: person.family };
  const isGroup = roles.length > 0 && roles.every((role) => OF_GROUPS.includes(role));
  const [first = '', ...others] = name.split(/\s+/);
  const isNamedLikeGroup = (others.length > 0 && ARTICLE.test(first)) || SEVERAL.test(name) || NOT_A_PERSON.test(name);
  if (otherwise === 'organisation' || isGroup || isNamedLikeGroup)
    return { kind: 'organisation', first_name: null, name };
  return {
    kind: 'person',
    first_name: [first, ...others].slice(0, -1).join(' ') || null,
    name: others.at(-1) ?? first,
  };
}
