import { differencesOf, lineGroupsOf, measuresIn } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import * as text from '../../messages/cases.generated.ts';
import { readParties } from '../../parties/party-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { unaskedMembers } from '../case/case-facts.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';

/** Takes only shares and contributors' roles from the proposal. Throws 422 if it changes members who weren't asked. */
export async function proposedLines(
  tx: Tx,
  stored: StoredCase,
  lines: readonly CaseLine[],
): Promise<readonly CaseLine[]> {
  const { registered_lines: registered } = stored;
  const claimed = stored.parties.flatMap(({ claimed_lines }) => claimed_lines);
  const known = new Map([...claimed, ...registered].map((line) => [line.key, line]));
  const parties = await readParties(
    tx,
    lines.flatMap(({ party_id }) => party_id ?? []),
  );
  const names = new Map(parties.map((party) => [party.id, nameOf(party)]));
  const measures = measuresIn([...registered, ...claimed]);
  const proposed = lines.map((line) => {
    const before = known.get(line.key);
    const shares = Object.fromEntries(measures.map((measure) => [measure, line.shares[measure] ?? 0]));
    const who = before ?? { ...line, name: names.get(line.party_id ?? '') ?? line.name };
    return { ...who, role: who.group === 'contributor' ? line.role : who.role, shares };
  });
  const wrong = [
    ...leftOut(registered, proposed),
    ...proposed.flatMap((line, index) => {
      const isRepeated = proposed.findIndex(({ key }) => key === line.key) < index;
      const problem = problemOf(stored, line, { names, isRepeated });
      return problem ? [{ ...problem, path: `lines.${index}.${problem.path}` }] : [];
    }),
    ...(await nonPartyProblems(tx, stored, proposed)),
  ];
  if (wrong.length > 0) throw wrongFields(wrong);
  return proposed;
}

function leftOut(registered: readonly CaseLine[], proposed: readonly CaseLine[]): ProblemDetail[] {
  const missing = registered.find(
    ({ key, group }) => group !== 'contributor' && !proposed.some((line) => line.key === key),
  );
  return missing ? [{ path: 'lines', message: text.enterShareOf({ name: missing.name }) }] : [];
}

interface ProposedLine {
  readonly names: ReadonlyMap<string, string>;
  readonly isRepeated: boolean;
}

function problemOf(
  { kind, object }: StoredCase,
  { group, party_id }: CaseLine,
  { names, isRepeated }: ProposedLine,
): ProblemDetail | null {
  if (isRepeated) return { path: 'key', message: text.twice() };
  // Lines of other groups would count but belong to nobody.
  if (!lineGroupsOf(kind, object.type).includes(group)) return { path: 'group', message: text.wrongGroup() };
  if (group === 'holder' && party_id === null) return { path: 'party_id', message: text.chooseHolder() };
  if (party_id !== null && !names.has(party_id)) return { path: 'party_id', message: text.unknownParty() };
  return null;
}

/** Lines of members who aren't parties can't be changed. */
async function nonPartyProblems(tx: Tx, stored: StoredCase, proposed: readonly CaseLine[]): Promise<ProblemDetail[]> {
  const changed = differencesOf(stored.registered_lines, proposed).map(({ line }) => line);
  const others = await unaskedMembers(tx, { ...stored, registered_lines: changed });
  return changed
    .filter(({ party_id }) => party_id !== null && others.has(party_id))
    .map((line) => ({
      path: `lines.${proposed.findIndex(({ key }) => key === line.key)}.shares`,
      message: text.notAParty({ name: line.name }),
    }));
}
