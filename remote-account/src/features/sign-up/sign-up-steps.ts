import { paths } from '@counterpoint/contract/paths';
import { weaknessOf } from '@counterpoint/domain/passwords';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/sign-up.generated.ts';
import { SCHEMAS, type SignUpField, type SignUpValues } from './sign-up-values.ts';

export type StepId = 'about' | 'role' | 'account';

export interface SignUpStep {
  readonly id: StepId;
  readonly label: Message;
  readonly path: string;
  readonly fields: readonly SignUpField[];
}

const account: SignUpStep = {
  id: 'account',
  label: text.account,
  path: paths.account.signupAccount(),
  fields: ['email', 'password', 'accept_terms'],
};

export const STEPS: Readonly<Record<RegisterAs, readonly SignUpStep[]>> = {
  individual: [
    {
      id: 'about',
      label: text.aboutYou,
      path: paths.account.signupIndividual(),
      fields: [
        ...(['given_name', 'other_names', 'stage_names', 'birth_date', 'nationality', 'country'] as const),
        ...(['phone', 'ipi_name_number', 'isni_number'] as const),
      ],
    },
    { id: 'role', label: text.role, path: paths.account.signupRole(), fields: ['roles'] },
    account,
  ],
  corporate: [
    {
      id: 'about',
      label: text.aboutOrganisation,
      path: paths.account.signupCorporate(),
      fields: [
        ...(['corporation_name', 'organisation_type', 'registration_number', 'country'] as const),
        ...(['contact_person', 'phone', 'ipi_name_number', 'isni_number'] as const),
      ],
    },
    account,
  ],
};

/** A view of the account page, so that "back" leads there. */
export const CHECK = { id: 'check', label: text.check, path: `${paths.account.signupAccount()}?check` } as const;

export function stepOf(kind: RegisterAs, id: StepId): SignUpStep {
  const found = STEPS[kind].find((step) => step.id === id) ?? STEPS[kind][0];
  if (!found) throw new Error(`The sign-up of a ${kind} has no steps.`);
  return found;
}

export function stepWith(kind: RegisterAs, path: string): SignUpStep | undefined {
  return STEPS[kind].find(({ fields }) => fields.some((field) => field === fieldOf(path)));
}

export function pathAfter(kind: RegisterAs, id: StepId): string {
  const steps = STEPS[kind];
  return steps[steps.findIndex((step) => step.id === id) + 1]?.path ?? CHECK.path;
}

/** In the order of the steps. */
export function findProblems(kind: RegisterAs, values: SignUpValues): ProblemDetail[] {
  const result = SCHEMAS[kind].safeParse({ ...values, register_as: kind });
  const problems = result.success ? [] : problemsIn(result.error);
  const { password, given_name, other_names, corporation_name, email } = values;
  const weakness = weaknessOf(password, [given_name, other_names, corporation_name, email]);
  if (weakness !== null && !problems.some(({ path }) => path === 'password'))
    problems.push({ path: 'password', message: weakness });
  return STEPS[kind].flatMap((step) => problems.filter(({ path }) => stepWith(kind, path) === step));
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? path;
}
