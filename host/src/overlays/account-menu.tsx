import { useRead } from '@counterpoint/client/queries';
import { mayVisit } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link, useNavigate } from '@counterpoint/contract/router';
import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Menu } from '@counterpoint/kit/components';
import { Box, type ColorMode, Icon, Name, Note, Text, useColorMode } from '@counterpoint/kit/core';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES, type Message } from '@counterpoint/messages';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { MEMBERSHIPS, memberLabel } from '../chrome/memberships-api.ts';
import * as text from '../messages/overlays.generated.ts';
import { useLanguageChoice } from '../session/use-language-choice.ts';
import { useMemberChoice } from '../session/use-member-choice.ts';
import { useSignOut } from '../session/use-sign-out.ts';

const SIGN_OUT = 'sign-out';

const { account } = paths;
const PAGES = [
  { path: account.profile(), label: text.profile, icon: 'person' },
  { path: account.passwordChange(), label: text.changePassword, icon: 'lock' },
  { path: account.security(), label: text.security, icon: 'key' },
  { path: account.emailPreferences(), label: text.emails, icon: 'bell' },
  { path: account.people(), label: text.people, icon: 'person' },
] as const;

/** More would push the other items out of view, and come after them. */
const MAX_MEMBERS_FIRST = 5;

interface AccountMenuProps {
  readonly user: Profile;
  readonly triggerId: string;
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function AccountMenu({ user, triggerId, isOpen, onOpenChange }: AccountMenuProps) {
  const signOut = useSignOut();
  const follow = useFollow(isOpen);
  const pages = PAGES.filter(({ path }) => mayVisit(user, path));
  const { acts_for } = user.person;

  function handleFollow(event: MouseEvent<HTMLAnchorElement>): void {
    // With a modifier key, the link opens in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(event.currentTarget.pathname);
  }

  return (
    <Menu.Root
      ids={{ trigger: triggerId }}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      // On the menu, because an item listens only from a moment after it renders.
      onSelect={({ value }) => {
        if (value === SIGN_OUT) signOut();
      }}
      positioning={{ placement: 'bottom-end' }}
      // By default, Ark's keyboard navigation bypasses the router.
      navigate={({ node }) => node.click()}
    >
      <Menu.Content isInPlace minWidth="16rem" maxWidth="calc(100vw - 2rem)" maxHeight="calc(100dvh - 5rem)">
        <Box paddingX="2.5" paddingY="2">
          <Name>{displayName(user)}</Name>
          {user.person.name !== displayName(user) && (
            <Text fontSize="sm" overflowWrap="anywhere">
              {user.person.name}
            </Text>
          )}
          <Note overflowWrap="anywhere">{user.email}</Note>
        </Box>
        {acts_for > 1 && acts_for <= MAX_MEMBERS_FIRST && <MemberItems current={user.member_id} />}
        <Menu.Separator />
        {pages.map(({ path, label, icon }) => (
          <Menu.Item key={path} value={path} asChild>
            <Link to={path} onClick={handleFollow}>
              <Icon name={icon} size={18} />
              {label()}
            </Link>
          </Menu.Item>
        ))}
        <Menu.Separator />
        <ColorModeItems />
        <Menu.Separator />
        <LanguageItems />
        <Menu.Separator />
        <Menu.Item value={SIGN_OUT}>
          <Icon name="sign-out" size={18} />
          {text.logout()}
        </Menu.Item>
        {acts_for > MAX_MEMBERS_FIRST && <MemberItems current={user.member_id} />}
      </Menu.Content>
    </Menu.Root>
  );
}

/** Navigates after the menu has closed and returned the focus, so that the new page takes the focus last. */
function useFollow(isOpen: boolean): (path: string) => void {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<string | null>(null);
  const go = useEffectEvent((path: string) => {
    setDestination(null);
    void navigate(path);
  });
  useEffect(() => {
    if (isOpen || destination === null) return;
    const timer = setTimeout(() => go(destination));
    return () => clearTimeout(timer);
  }, [isOpen, destination]);
  return setDestination;
}

const MODES: readonly { mode: ColorMode; label: Message; icon: 'sun' | 'moon' | 'monitor' }[] = [
  { mode: 'light', label: text.light, icon: 'sun' },
  { mode: 'dark', label: text.dark, icon: 'moon' },
  { mode: 'system', label: text.system, icon: 'monitor' },
];

function ColorModeItems() {
  const { choice, setChoice } = useColorMode();
  return (
    <Menu.RadioItemGroup
      aria-label={text.colours()}
      value={choice}
      onValueChange={({ value }) => setChoice(MODES.find(({ mode }) => mode === value)?.mode ?? 'system')}
    >
      {MODES.map(({ mode, label, icon }) => (
        <Menu.RadioItem key={mode} value={mode}>
          <Icon name={icon} size={18} />
          {label()}
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}

function MemberItems({ current }: { current: string }) {
  const chooseMember = useMemberChoice();
  const { data } = useRead(MEMBERSHIPS);
  return (
    <>
      <Menu.Separator />
      <Note aria-hidden="true" paddingX="2.5" paddingY="1">
        {text.actFor()}
      </Note>
      <Menu.RadioItemGroup
        aria-label={text.actFor()}
        value={current}
        onValueChange={({ value }) => void chooseMember(value)}
      >
        {data?.items.map((member, _, all) => (
          <Menu.RadioItem key={member.member_id} value={member.member_id}>
            {memberLabel(member, all)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
    </>
  );
}

function LanguageItems() {
  const chooseLanguage = useLanguageChoice();
  return (
    <Menu.RadioItemGroup
      aria-label={text.language()}
      value={currentLanguage()}
      onValueChange={({ value }) => void chooseLanguage(value)}
    >
      {LANGUAGES.map((language) => (
        <Menu.RadioItem key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
