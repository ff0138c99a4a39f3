import { chakra, Icon } from '@counterpoint/kit/core';
import { plainLink, type RenderLink } from './render-link.tsx';

export interface HelpTarget {
  /** Must make sense out of context, for screen readers: 'How registering works'. */
  label: string;
  href: string;
}

export function HelpLink({ label, href, renderLink = plainLink }: HelpTarget & { renderLink?: RenderLink }) {
  return (
    <Frame>
      {renderLink({
        href,
        children: (
          <>
            <Icon name="help" size={16} />
            <span>{label}</span>
          </>
        ),
      })}
    </Frame>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'brand.text',
    _print: { display: 'none' },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '6',
      borderRadius: '2px',
      textUnderlineOffset: '3px',
      _hover: { textDecoration: 'underline' },
    },
  },
});
