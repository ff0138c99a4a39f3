import { areas } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import type { ColorMode, IconName } from '@counterpoint/kit/core';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon: IconName;
  readonly does: Deed;
  readonly also?: string;
}

export type Deed = { readonly goTo: string } | { readonly colorMode: ColorMode } | 'sign-out';

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

const PAGES: readonly Choice[] = [
  page({ id: 'dashboard', label: 'Dashboard', icon: 'dashboard', href: paths.dashboard() }),
  ...areas.map((area) => page({ ...area, label: area.label() })),
  page({
    id: 'composers',
    label: 'Composers',
    icon: 'person',
    href: paths.compositions.composers(),
    also: 'writers groups publishers',
  }),
  page({
    id: 'identifiers',
    label: 'Personal identifiers',
    icon: 'person',
    href: paths.account.personalIdentifiers(),
  }),
  page({ id: 'rights-holder', label: 'Rights holder', icon: 'person', href: paths.account.rightsHolder() }),
  page({
    id: 'password',
    label: 'Password and sessions',
    icon: 'lock',
    href: paths.account.passwordChange(),
    also: 'change devices',
  }),
  page({ id: 'help', label: 'Help', icon: 'help', href: paths.account.help() }),
];

const ACTIONS: readonly Choice[] = [
  {
    id: 'action:register-composition',
    label: 'Register a composition',
    icon: 'plus',
    does: { goTo: paths.compositions.add() },
  },
  {
    id: 'action:search-repertoire',
    label: 'Search the repertoire',
    icon: 'search',
    does: { goTo: paths.compositions.search() },
  },
  { id: 'action:light', label: 'Light colours', icon: 'sun', does: { colorMode: 'light' } },
  { id: 'action:dark', label: 'Dark colours', icon: 'moon', does: { colorMode: 'dark' } },
  { id: 'action:system', label: 'Colours as the system', icon: 'monitor', does: { colorMode: 'system' } },
  { id: 'action:sign-out', label: 'Logout', icon: 'sign-out', does: 'sign-out', also: 'log out sign off' },
];

/** Each word of the query must be a prefix of a word of the choice. */
export function fixedChoices(query: string): ChoiceGroup[] {
  const words = wordsOf(query);
  const fits = ({ label, also = '' }: Choice) =>
    words.every((word) => wordsOf(`${label} ${also}`).some((own) => own.startsWith(word)));
  return [
    { id: 'pages', label: 'Pages', choices: PAGES.filter(fits) },
    { id: 'actions', label: 'Actions', choices: ACTIONS.filter(fits) },
  ].filter(({ choices }) => choices.length > 0);
}

export function fixedChoice(id: string): Choice | undefined {
  return [...PAGES, ...ACTIONS].find((choice) => choice.id === id);
}

interface LinkedPage extends Pick<Choice, 'id' | 'label' | 'icon' | 'also'> {
  readonly href: string;
}

function page({ id, label, icon, href, also }: LinkedPage): Choice {
  return { id: `page:${id}`, label, icon, does: { goTo: href }, ...(also && { also }) };
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
}
