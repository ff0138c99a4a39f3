import { paths } from '@counterpoint/contract/paths';
import { Bar, OnceKnown, PagePlace, useProfile } from '@counterpoint/frame';
import { Box, Button, Flex, Logo, Note, TextLink } from '@counterpoint/kit/core';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '@counterpoint/messages';
import { useEffect } from 'react';
import { ActingMemberStrip } from '../chrome/acting-member.tsx';
import { LinkedMember } from '../chrome/linked-member.tsx';
import { Menu } from '../chrome/menu.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { TopBar } from '../chrome/top-bar.tsx';
import { useMenuForm } from '../chrome/use-menu-form.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import * as text from '../messages/shell.generated.ts';
import { PalettePlace } from '../palette/palette-place.tsx';
import { useLanguageChoice } from '../session/use-language-choice.ts';
import { Main } from './main.tsx';
import { usePortal } from './portal.ts';
import { useStaleAfterChanges } from './use-stale-after-changes.ts';

/** The top bar and menu paint before any area has loaded. */
export function PrivateLayout() {
  const form = useMenuForm();
  const portal = usePortal();
  const { live } = portal;
  const profile = useProfile(portal);
  const { refetch } = profile;
  useStaleAfterChanges();
  // The person's role may have changed.
  useEffect(() => live.subscribe('profile', () => void refetch()), [live, refetch]);
  return (
    <>
      <SkipLink />
      <TopBar menuForm={form} />
      {form === 'drawer' && <ActingMemberStrip user={profile.data ?? null} />}
      <Flex align="stretch" minHeight="calc(100dvh - 64px)">
        {form !== 'drawer' && <Menu form={form} />}
        <Main>
          <LinkedMember user={profile.data ?? null} />
          <OnceKnown profile={profile}>
            <PagePlace Failure={ErrorPage} />
          </OnceKnown>
        </Main>
      </Flex>
      <PalettePlace />
    </>
  );
}

export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <Bar>
        <TextLink href={paths.signIn()} aria-label={text.signInLink()} color="ink" display="flex">
          <Logo />
        </TextLink>
        <Note marginLeft="auto">
          {text.alreadyMember({
            lead: (parts) => (
              <Box key="lead" as="span" hideBelow="md">
                {parts}
              </Box>
            ),
            link: (parts) => (
              <TextLink key="link" href={paths.signIn()}>
                {parts}
              </TextLink>
            ),
          })}
        </Note>
        <OtherLanguages />
      </Bar>
      <Main isCentred>
        <PagePlace Failure={ErrorPage} />
      </Main>
    </>
  );
}

function OtherLanguages() {
  const chooseLanguage = useLanguageChoice();
  return LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
    <Button key={language} variant="ghost" size="sm" lang={language} onClick={() => void chooseLanguage(language)}>
      {LANGUAGE_NAMES[language]}
    </Button>
  ));
}
