import { paths } from '@counterpoint/contract/paths';
import { Outlet } from '@counterpoint/contract/router';
import { Bar, OnceKnown, useProfile } from '@counterpoint/frame';
import { Box, Button, Flex, Logo, Text, TextLink } from '@counterpoint/kit/core';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '@counterpoint/messages';
import { Menu } from '../chrome/menu.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { TopBar } from '../chrome/top-bar.tsx';
import { useMenuForm } from '../chrome/use-menu-form.ts';
import * as text from '../messages/shell.generated.ts';
import { PalettePlace } from '../palette/palette-place.tsx';
import { useLanguageChoice } from '../session/use-language-choice.ts';
import { Main } from './main.tsx';
import { usePortal } from './portal.ts';

/** The top bar and menu paint before any area has loaded. */
export function PrivateLayout() {
  const form = useMenuForm();
  const profile = useProfile(usePortal());
  return (
    <>
      <SkipLink />
      <TopBar menuForm={form} />
      <Flex align="stretch" minHeight="calc(100dvh - 64px)">
        {form !== 'drawer' && <Menu form={form} />}
        <Main>
          <OnceKnown profile={profile}>
            <Outlet />
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
        <Text marginLeft="auto" color="muted" fontSize="sm">
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
        </Text>
        <OtherLanguages />
      </Bar>
      <Main isCentred>
        <Outlet />
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
