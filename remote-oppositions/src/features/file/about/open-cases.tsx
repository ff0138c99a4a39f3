import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CaseGround } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import { Alert, Box } from '@counterpoint/kit/core';
import { scopeInWords } from '../words/scope-words.ts';

/** A case about the same right and place joins the open one, so the page says so before filing. */
export function OpenCases({ ground: { open_cases, object } }: { ground: CaseGround }) {
  if (open_cases.length === 0) return null;
  const what = object.type === 'composition' ? 'work' : 'recording';
  // A work's shares have neither territory nor period.
  const same = object.type === 'composition' ? 'right' : 'right, place and time';
  const isOne = open_cases.length === 1;
  return (
    <Alert tone="info" title={isOne ? `A case about this ${what} is open` : `Cases about this ${what} are open`}>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        {open_cases.map(({ id, number, kind, scope, is_mine }) => (
          <li key={id}>
            {is_mine ? <PageLink to={paths.oppositions.details(id)}>{number}, which you are part of</PageLink> : number}
            : {CASE_KIND_LABELS[kind]}, {scopeInWords(scope)}
          </li>
        ))}
      </Box>
      <p>
        At most one case is open about the same. If yours is about the same {same}, you join{' '}
        {isOne ? 'that case' : 'the one it meets'} when you file: what you claim and say stands in it beside the others.
      </p>
    </Alert>
  );
}
