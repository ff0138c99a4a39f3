import type { ImportFinding } from '../imports/import-finding.ts';
import { territoryOf } from '../recording-imports/index.ts';
import { USE_TYPES, type UseType } from '../recording-rights/index.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { WORLD } from '../territories/index.ts';
import { type ErnNode, nodesAt, saidAt } from './ern-node.ts';
import { type ErnParties, partyOf } from './ern-party.ts';

/** Uses of DDEX (avs:UseType) that are told of rights in recordings. */
const USES: Readonly<Record<string, UseType>> = {
  ...{ Broadcast: 'broadcast', PerformInPublic: 'public_performance', PlayInPublic: 'public_performance' },
  ...{ Simulcast: 'simulcast', Webcast: 'simulcast', PrivateCopy: 'private_copy', MakeAvailable: 'making_available' },
  ...{ Stream: 'making_available', OnDemandStream: 'making_available' },
};

/** Lines of rights of a message, not parsed yet, and what of them is not taken. */
export interface ErnRights {
  readonly lines: readonly unknown[];
  readonly findings: readonly ImportFinding[];
}

/**
 * Who controls rights in a recording, where a message says so with a share and from when. Terms of deals are not rights:
 * they say what a shop may do, and are not taken.
 */
export function rightsOf(node: ErnNode, parties: ErnParties): ErnRights {
  const lines: unknown[] = [];
  const findings: ImportFinding[] = [];
  for (const controller of nodesAt(node, 'ResourceRightsController')) {
    const line = lineOf(controller, parties);
    if (line) lines.push(line);
    else
      findings.push({
        ...NOT_TAKEN,
        line: controller.line,
        column: controller.name,
        found: namedIn(controller, parties),
      });
  }
  return { lines, findings };
}

function lineOf(controller: ErnNode, parties: ErnParties): unknown {
  const party = partyOf(controller, 'RightsControllerPartyReference', parties);
  const percentage = saidAt(controller, 'RightSharePercentage')?.text;
  const [delegated] = nodesAt(controller, 'DelegatedUsageRights');
  const start = delegated && saidAt(delegated, 'PeriodOfRightsDelegation/StartDate')?.text;
  if (!party || !percentage || !start) return null;
  const share = Math.round(Number(percentage) * 100);
  const uses = nodesAt(delegated, 'UseType').flatMap(({ text }) => USES[text] ?? []);
  const places = nodesAt(delegated, 'TerritoryOfRightsDelegation').flatMap(({ text }) => territoryOf(text) ?? []);
  return {
    party: { kind: 'organisation', first_name: null, name: party.name, ipi_name_number: party.ipi, isni: party.isni },
    ...{ role: 'producer', share: Math.min(share, FULL_SHARE), uses: uses.length > 0 ? uses : USE_TYPES },
    territories: (places.length > 0 ? places : [WORLD]).map((territory) => ({ is_included: true, territory })),
    valid_from: start.slice(0, 10),
    valid_to: saidAt(delegated, 'PeriodOfRightsDelegation/EndDate')?.text.slice(0, 10) ?? null,
  };
}

function namedIn(controller: ErnNode, parties: ErnParties): string | null {
  return partyOf(controller, 'RightsControllerPartyReference', parties)?.name ?? null;
}

const NOT_TAKEN: Omit<ImportFinding, 'line' | 'column' | 'found'> = {
  ...{ id: 'I-ERN-RIG', severity: 'warn', expected: 'a share, and from when it holds' },
  mend: 'The message does not say which share they hold from when. Enter it after the import.',
};
