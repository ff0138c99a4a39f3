import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CaseGround } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import { Alert, Box } from '@counterpoint/kit/core';
import * as text from '../../../messages/filing.generated.ts';
import { formatScope } from '../texts/format-scope.ts';

/** A case about the same right and place joins the open one, so the page says so before filing. */
export function OpenCases({ ground: { open_cases, object } }: { ground: CaseGround }) {
  if (open_cases.length === 0) return null;
  const { type } = object;
  return (
    <Alert tone="info" title={text.openCases({ count: open_cases.length, type })}>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        {open_cases.map(({ id, number, kind, scope, is_mine }) => (
          <li key={id}>
            {is_mine ? <PageLink to={paths.oppositions.details(id)}>{text.yourOpenCase({ number })}</PageLink> : number}
            {` · ${CASE_KIND_LABELS[kind]()}, ${formatScope(scope)}`}
          </li>
        ))}
      </Box>
      <p>{text.joinHint({ type })}</p>
    </Alert>
  );
}
