import { paths } from '@counterpoint/contract/paths';
import type { OwnMembership, Profile } from '@counterpoint/domain/schemas/members';
import type { ColorMode, Icon } from '@counterpoint/kit/core';
import type { ComponentProps } from 'react';
import { mayOpen } from '../areas/may-open.ts';
import { deployedAreas } from '../areas/registry-store.ts';
import { memberLabel } from '../chrome/memberships-api.ts';
import * as overlays from '../messages/overlays.generated.ts';
import * as text from '../messages/palette.generated.ts';
import * as shell from '../messages/shell.generated.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Isn’t broken across lines. */
  readonly code?: string | undefined;
  readonly icon: ComponentProps<typeof Icon>['name'];
  readonly does: ChoiceAction;
  readonly also?: string;
}

export type ChoiceAction =
  | { readonly goTo: string }
  | { readonly colorMode: ColorMode }
  | { readonly actFor: string }
  | 'sign-out';

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

function pages(): Choice[] {
  const { account, compositions, dashboard } = paths;
  return [
    page('dashboard', shell.dashboard(), { icon: 'dashboard', href: dashboard() }),
    ...deployedAreas().map(({ area, label, icon, home }) => page(area, label, { icon, href: home })),
    page('composers', text.composers(), { href: compositions.composers(), also: text.composersAlso() }),
    page('profile', overlays.profile(), { href: account.profile(), also: text.profileAlso() }),
    page('identifiers', text.identifiers(), { href: account.personalIdentifiers(), also: text.identifiersAlso() }),
    page('rights-holder', text.rightsHolder(), { href: account.rightsHolder() }),
    page('password', text.password(), { icon: 'lock', href: account.passwordChange(), also: text.passwordAlso() }),
    page('security', overlays.security(), { icon: 'key', href: account.security(), also: text.securityAlso() }),
    page('emails', overlays.emails(), { icon: 'bell', href: account.emailPreferences(), also: text.emailsAlso() }),
    page('people', overlays.people(), { href: account.people(), also: text.peopleAlso() }),
    page('mandates', text.mandates(), { href: account.mandates(), also: text.mandatesAlso() }),
    page('help', shell.help(), { icon: 'help', href: account.help() }),
  ];
}

function actions(): Choice[] {
  const { compositions, recordings } = paths;
  return [
    { id: 'action:register-composition', label: text.register(), icon: 'plus', does: { goTo: compositions.add() } },
    {
      id: 'action:register-recording',
      label: text.registerRecording(),
      icon: 'plus',
      does: { goTo: recordings.add() },
    },
    {
      id: 'action:search-repertoire',
      label: text.searchRepertoire(),
      icon: 'search',
      does: { goTo: compositions.search() },
    },
    { id: 'action:light', label: text.light(), icon: 'sun', does: { colorMode: 'light' } },
    { id: 'action:dark', label: text.dark(), icon: 'moon', does: { colorMode: 'dark' } },
    { id: 'action:system', label: text.system(), icon: 'monitor', does: { colorMode: 'system' } },
    { id: 'action:sign-out', label: text.signOut(), icon: 'sign-out', does: 'sign-out', also: text.signOutAlso() },
  ];
}

export function fixedChoices(query: string, user: Profile): ChoiceGroup[] {
  const mayDo = (does: ChoiceAction) => typeof does === 'string' || !('goTo' in does) || mayOpen(user, does.goTo);
  const fits = (choice: Choice) => mayDo(choice.does) && matches(choice, query);
  return [
    { id: 'pages', label: text.pages(), choices: pages().filter(fits) },
    { id: 'actions', label: text.actions(), choices: actions().filter(fits) },
  ].filter(({ choices }) => choices.length > 0);
}

/** The other members for whom the person acts. */
export function memberChoices(query: string, memberships: readonly OwnMembership[]): Choice[] {
  return memberships
    .filter(({ is_current }) => !is_current)
    .map((member): Choice => {
      const { member_id } = member;
      const label = memberLabel(member, memberships);
      return { id: `member:${member_id}`, label, icon: 'person', does: { actFor: member_id } };
    })
    .filter((choice) => matches(choice, query));
}

/** Each word of the query must be a prefix of a word of the choice. */
function matches({ label, also = '' }: Choice, query: string): boolean {
  const own = wordsOf(`${label} ${also}`);
  return wordsOf(query).every((word) => own.some((each) => each.startsWith(word)));
}

interface Target extends Partial<Pick<Choice, 'icon' | 'also'>> {
  readonly href: string;
}

function page(id: string, label: string, { icon = 'person', href, also }: Target): Choice {
  return { id: `page:${id}`, label, icon, does: { goTo: href }, ...(also && { also }) };
}

/** Without accents, which are often left out in typing. */
function wordsOf(typed: string): string[] {
  const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  return plain.split(/[\s’']+/).filter(Boolean);
}
