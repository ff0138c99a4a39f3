import { paths } from '@counterpoint/contract/paths';

/** Builders of paths, grouped by area as the contract has them. */
interface Builders {
  readonly [name: string]: ((...given: never[]) => string) | Builders;
}

/** Given: what is shown without a session; every other path is private. */
export const PUBLIC_PATHS: readonly string[] = [
  paths.account.signupIndividual(),
  paths.account.signupRole(),
  paths.account.signupCorporate(),
  paths.account.signupAccount(),
  paths.account.signupSuccess(),
  paths.account.passwordResetLink(),
  paths.account.passwordReset('0'),
  paths.compositions.verify('0'),
];

/** The address of every private page of the contract, so that a new one is among them by itself. */
export const PRIVATE_PATHS: readonly string[] = addresses(paths).filter(
  (path) => path !== paths.signIn() && !PUBLIC_PATHS.includes(path),
);

function addresses(builders: Builders): string[] {
  return Object.values(builders).flatMap((entry) =>
    // What a builder asks for, an id or a word, is a text in every case; which one is all the same here.
    typeof entry === 'function' ? [String(Reflect.apply(entry, null, ['0']))] : addresses(entry),
  );
}
