import { type ImportFinding, shortened, warning } from '../imports/import-finding.ts';
import * as message from '../messages/ern.generated.ts';
import { roundedShare } from '../messages/import-cells.generated.ts';
import { readUse } from '../recording-imports/index.ts';
import { USE_TYPES, type UseType } from '../recording-rights/index.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { readTerritory, WORLD } from '../territories/index.ts';
import { textOf } from './ern-losses.ts';
import { namedInErn } from './ern-names.ts';
import { dayOf, type ErnNode, firstNodeWithText, nodesAt } from './ern-node.ts';
import { type ErnParties, partyOf } from './ern-party.ts';

export interface ErnRights {
  readonly lines: readonly unknown[];
  readonly findings: readonly ImportFinding[];
}

/** Reads rights that have a start date, and no unknown share. Deal terms are licences of a shop, not rights. */
export function rightsOf(node: ErnNode, parties: ErnParties): ErnRights {
  const controllers = [...nodesAt(node, 'ResourceRightsController'), ...nodesAt(node, 'RightsController')];
  return joined(controllers.map((controller) => readController(controller, parties)));
}

function readController(controller: ErnNode, parties: ErnParties): ErnRights {
  const party = partyOf(controller, 'RightsControllerPartyReference', parties);
  const isStated = SHARE_ELEMENTS.some((name) => nodesAt(controller, name).length > 0);
  const exact = isStated ? shareOf(controller) : FULL_SHARE;
  const share = exact === null ? null : Math.round(exact);
  const stated = controller.children.filter(({ name }) => name !== 'RightsControllerPartyReference');
  const found = shortened([party?.name, ...stated.map(textOf)].filter(Boolean).join(' '));
  const noShare = warning('I-ERN-RIG', message.noShare(), message.shareAndStart());
  const notTaken = { ...noShare, line: controller.line, column: controller.name, found };
  const delegations = nodesAt(controller, 'DelegatedUsageRights');
  if (!party || share === null || delegations.length === 0) return { lines: [], findings: [notTaken] };
  const named = namedInErn(party, { roles: [], otherwise: 'organisation' });
  const holder = { ...named, ipi_name_number: party.ipi };
  const isRounded = exact !== null && Math.abs(exact - share) > 1e-6;
  const rounding = isRounded ? [{ ...notTaken, expected: null, correction: roundedShare() }] : [];
  const assumed = { ...notTaken, id: 'I-ERN-SHR', expected: null, correction: message.assumedShare() };
  return joined([
    { lines: [], findings: isStated ? rounding : [assumed] },
    ...delegations.map((delegated) => {
      const start = dayOf(dateAt(delegated, 'StartDate'));
      const last = dateAt(delegated, 'EndDate');
      if (!start || (last && !dayOf(last))) return { lines: [], findings: [notTaken] };
      const { terms, findings } = termsOf(delegated);
      const line = {
        party: { ...holder, isni: party.isni },
        role: 'producer',
        share,
        valid_from: start,
        valid_to: dayOf(last),
      };
      return { lines: terms ? [{ ...line, ...terms }] : [], findings };
    }),
  ]);
}

function dateAt(delegated: ErnNode, name: 'StartDate' | 'EndDate'): string | undefined {
  const path = `PeriodOfRightsDelegation/${name}`;
  return firstNodeWithText(delegated, path, `${path}Time`)?.text;
}

/** DDEX assumes 100% where a message has neither. */
const SHARE_ELEMENTS = ['RightSharePercentage', 'RightShareUnknown'];

/** Out of 100, or of 1 if the message states that. */
function shareOf(controller: ErnNode): number | null {
  const [percentage, ...others] = nodesAt(controller, 'RightSharePercentage');
  if (!percentage || others.length > 0) return null;
  const isOfOne = /^(?:true|1)$/.test(percentage.attributes.HasMaxValueOfOne ?? '');
  const share = Number(percentage.text) * (isOfOne ? FULL_SHARE : FULL_SHARE / 100);
  return share >= 0 && share <= FULL_SHARE ? share : null;
}

/** Downloads alone are less than making available. */
function readDelegatedUse(text: string): UseType | undefined {
  return text === 'PermanentDownload' ? undefined : readUse(text);
}

/** Missing uses or territories mean all; unknown ones mean none. */
function termsOf(delegated: ErnNode) {
  const uses = read(nodesAt(delegated, 'UseType'), readDelegatedUse);
  const places = read(nodesAt(delegated, 'TerritoryOfRightsDelegation'), (text) => readTerritory(text) ?? undefined);
  const territories = (places.isStated ? places.known : [WORLD]).map((territory) => ({ is_included: true, territory }));
  const terms = { uses: uses.isStated ? uses.known : USE_TYPES, territories };
  const isNothing = terms.uses.length === 0 || territories.length === 0;
  return { terms: isNothing ? null : terms, findings: [...uses.findings, ...places.findings] };
}

function read<Code extends string>(nodes: readonly ErnNode[], codeOf: (text: string) => Code | undefined) {
  const unknownTerm = warning('I-ERN-RIG', message.unknownTerm(), message.aTerm());
  const unknown = nodes.filter(({ text }) => codeOf(text) === undefined);
  return {
    isStated: nodes.length > 0,
    known: [...new Set(nodes.flatMap(({ text }) => codeOf(text) ?? []))],
    findings: unknown.map(({ line, name, text }) => ({ ...unknownTerm, line, column: name, found: text })),
  };
}

function joined(read: readonly ErnRights[]): ErnRights {
  return { lines: read.flatMap(({ lines }) => lines), findings: read.flatMap(({ findings }) => findings) };
}
