import { chakra, Icon } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/table.generated.ts';
import { pagerItems } from './pager-items.ts';

interface PagerProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  label: string;
  summary?: ReactNode;
}

const PageButton = chakra('button', {
  base: {
    minWidth: { base: '7', sm: '8' },
    height: '8',
    paddingInline: '1.5',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    display: 'inline-grid',
    placeItems: 'center',
    _hover: { bg: 'sunken' },
    _currentPage: { bg: 'brand', color: 'brand.contrast', fontWeight: 'semibold', _hover: { bg: 'brand' } },
    _disabled: { opacity: 0.4, cursor: 'not-allowed' },
  },
  variants: { kind: { page: {}, step: { bg: 'card', borderColor: 'outline', padding: '0' } } },
  defaultVariants: { kind: 'page' },
});

export function Pager({ page, pageCount, onPage, label, summary }: PagerProps) {
  if (pageCount <= 1 && !summary) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.p fontSize="sm" color="muted">
        {summary}
      </chakra.p>
      {pageCount > 1 && (
        <chakra.nav aria-label={label}>
          <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap={{ base: '0.5', sm: '1.5' }}>
            <PageStep
              label={text.previousPage()}
              icon="chevron-left"
              isDisabled={page <= 1}
              onStep={() => onPage(page - 1)}
            />
            {pagerItems(page, pageCount).map((item) => (
              <li key={item}>
                {typeof item === 'number' ? (
                  <PageButton
                    type="button"
                    aria-label={text.page({ page: item })}
                    aria-current={item === page ? 'page' : undefined}
                    onClick={() => onPage(item)}
                  >
                    {item}
                  </PageButton>
                ) : (
                  <chakra.span aria-hidden="true" display="inline-block" width="6" textAlign="center">
                    …
                  </chakra.span>
                )}
              </li>
            ))}
            <PageStep
              label={text.nextPage()}
              icon="chevron-right"
              isDisabled={page >= pageCount}
              onStep={() => onPage(page + 1)}
            />
          </chakra.ul>
        </chakra.nav>
      )}
    </chakra.div>
  );
}

interface PageStepProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  isDisabled: boolean;
  onStep: () => void;
}

function PageStep({ label, icon, isDisabled, onStep }: PageStepProps) {
  return (
    <li>
      {/* A disabled button would lose the focus on the first and last page. */}
      <PageButton
        type="button"
        kind="step"
        aria-label={label}
        aria-disabled={isDisabled}
        onClick={() => isDisabled || onStep()}
      >
        <Icon name={icon} size={16} />
      </PageButton>
    </li>
  );
}
