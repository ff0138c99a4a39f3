import { paths } from '@counterpoint/contract/paths';
import { Outlet } from '@counterpoint/contract/router';
import { Bar } from '@counterpoint/frame';
import { Box, Button, Logo, Text, TextLink } from '@counterpoint/kit/core';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '@counterpoint/messages';
import { SkipLink } from '../chrome/skip-link.tsx';
import * as text from '../messages/shell.generated.ts';
import { useLanguageChoice } from '../session/use-language-choice.ts';
import { Main } from './main.tsx';

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
