import { PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { useMayVisit } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { NavLink } from '@counterpoint/contract/router';
import { Box, Flex, Grid } from '@counterpoint/kit/core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { menu } from '../messages/account.generated.ts';
import * as titles from '../messages/titles.generated.ts';
import { YOUR_DATA_PATH } from './your-data-path.ts';

const PAGES = [
  { label: titles.profile, href: paths.account.profile() },
  { label: titles.identifiers, href: paths.account.personalIdentifiers() },
  { label: titles.rightsHolder, href: paths.account.rightsHolder() },
  { label: titles.people, href: paths.account.people() },
  { label: titles.mandates, href: paths.account.mandates() },
  { label: titles.password, href: paths.account.passwordChange() },
  { label: titles.security, href: paths.account.security() },
  { label: titles.emails, href: paths.account.emailPreferences() },
  { label: titles.yourData, href: YOUR_DATA_PATH },
  { label: titles.help, href: paths.account.help() },
] as const;

/** Keeps part of the previous link visible, to show that the list scrolls. */
const PEEK_PX = 48;

interface AccountPageProps extends Omit<ComponentProps<typeof PageHeader>, 'breadcrumbs'> {
  readonly title: string;
  readonly children: ReactNode;
}

export function AccountPage({ children, ...header }: AccountPageProps) {
  useTitle(header.title);
  return (
    <AccountLayout>
      <PageHeader {...header} />
      {children}
    </AccountLayout>
  );
}

/** The menu of the account's pages beside one of them. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const list = useScrollToActive();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '13rem minmax(0, 1fr)' }} gap={{ base: '4', xl: '8' }}>
      <Box asChild _print={{ display: 'none' }}>
        <nav aria-label={menu()}>
          <Flex
            asChild
            listStyleType="none"
            direction={{ base: 'row', xl: 'column' }}
            gap="1"
            // Scrolls sideways on a phone instead of filling half the screen with links.
            overflowX={{ base: 'auto', xl: 'visible' }}
            scrollbarWidth="none"
            // Fades out where more links follow; the padding keeps the first and last one clear of it.
            maskImage={{
              base: 'linear-gradient(to right, transparent, #000 1rem calc(100% - 3rem), transparent)',
              xl: 'none',
            }}
            paddingStart={{ base: '4', xl: '1' }}
            paddingEnd={{ base: '12', xl: '1' }}
            paddingY="1"
            marginX={{ base: '-4', xl: '-1' }}
            marginY="-1"
            whiteSpace="nowrap"
          >
            <ul ref={list}>
              {PAGES.map(({ label, href }) => (
                <PageItem key={href} label={label()} href={href} />
              ))}
            </ul>
          </Flex>
        </nav>
      </Box>
      <Box minWidth="0">{children}</Box>
    </Grid>
  );
}

function useScrollToActive() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (list.current && active) list.current.scrollLeft = active.offsetLeft - list.current.offsetLeft - PEEK_PX;
  }, []);
  return list;
}

function PageItem({ label, href }: { label: string; href: string }) {
  if (!useMayVisit(href)) return null;
  return (
    <li>
      <Flex
        asChild
        align="center"
        minHeight="9"
        paddingX="3"
        borderRadius="control"
        fontWeight="medium"
        _hover={{ background: 'brand.soft' }}
        css={{ '&[aria-current=page]': { background: 'brand.soft', color: 'brand.text', fontWeight: 'semibold' } }}
      >
        <NavLink to={href}>{label}</NavLink>
      </Flex>
    </li>
  );
}
