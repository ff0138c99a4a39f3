import { type Fault, type ImportFinding, warning } from '../imports/import-finding.ts';
import * as message from '../messages/ern.generated.ts';
import {
  CONTRIBUTOR_ROLE_LABELS,
  type ContributorCategory,
  type ContributorRole,
} from '../schemas/recordings/recording-choices.ts';
import { notStored, textOf } from './ern-losses.ts';
import { type ErnNode, nodesAt } from './ern-node.ts';
import { type ErnParties, type ErnParty, partyOf } from './ern-party.ts';
import { isOfItsPublisher, isOfTheWork, isPerforming, mapRole } from './ern-roles.ts';

const ARTIST_ROLES = ['DisplayArtistRole', 'ArtistRole', 'ArtisticRole'];
const ROLES = ['Role', 'ResourceContributorRole', 'IndirectResourceContributorRole'];

interface ReadContributor {
  readonly party: ErnParty;
  readonly line: number;
  category: ContributorCategory;
  isDisplayed: boolean;
  /** Null if the message doesn’t state it. */
  isFeatured: boolean | null;
  isContracted: boolean | null;
  readonly roles: Set<ContributorRole>;
  readonly otherRoles: Set<string>;
}

export interface ErnContributors {
  readonly contributors: readonly ReadContributor[];
  readonly artists: readonly string[];
  readonly writers: readonly string[];
  readonly findings: readonly ImportFinding[];
}

export function contributorsOf(node: ErnNode, parties: ErnParties): ErnContributors {
  const reading = new ContributorReading(parties);
  const inOrder = (nodes: ErnNode[]) =>
    nodes.sort(
      (one, other) => Number(one.attributes.SequenceNumber ?? 0) - Number(other.attributes.SequenceNumber ?? 0),
    );
  for (const artist of inOrder(nodesAt(node, 'DisplayArtist'))) reading.addArtist(artist);
  for (const name of ['Contributor', 'ResourceContributor', 'IndirectResourceContributor'])
    for (const contributor of inOrder(nodesAt(node, name))) reading.addContributor(contributor);
  return reading.end();
}

class ContributorReading {
  readonly #parties: ErnParties;
  readonly #contributors = new Map<string, ReadContributor>();
  readonly #artists: string[] = [];
  readonly #writers = new Set<string>();
  readonly #findings: ImportFinding[] = [];

  constructor(parties: ErnParties) {
    this.#parties = parties;
  }

  addArtist(node: ErnNode): void {
    const party = this.#partyOf(node, 'ArtistPartyReference');
    if (!party) return;
    if (!this.#artists.includes(party.name)) this.#artists.push(party.name);
    // Classical releases display the composer too.
    if (this.#isOnlyWriter(node, party, ARTIST_ROLES)) return;
    const contributor = this.#contributorOf(party, node.line);
    contributor.isDisplayed = true;
    contributor.category = 'other_featured';
    this.#addFlags(node, contributor);
    this.#addRoles(node, contributor, [...ARTIST_ROLES, 'InstrumentType']);
  }

  addContributor(node: ErnNode): void {
    const party = this.#partyOf(node, 'ContributorPartyReference');
    if (!party) return;
    if (this.#isOnlyWriter(node, party, ROLES)) return;
    if (rolesIn(node, ROLES).length > 0 && rolesIn(node, ROLES).every(isOfItsPublisher)) {
      this.#find(node, notStored(), party.name);
      return;
    }
    const contributor = this.#contributorOf(party, node.line);
    this.#addRoles(node, contributor, [...ROLES, 'InstrumentType']);
    this.#addFlags(node, contributor);
  }

  end(): ErnContributors {
    for (const contributor of this.#contributors.values()) {
      const { roles, party, line } = contributor;
      contributor.category = categoryOf(contributor);
      const place = { line, found: party.name };
      const noContract = warning('I-ERN-CON', message.noContract(), message.aContract());
      if (contributor.category === 'other_featured' && contributor.isContracted === null)
        this.#findings.push({ ...noContract, ...place, column: 'DisplayArtist' });
      if (roles.size > 0) continue;
      roles.add('other');
      const noRole = warning('I-ERN-UNT', message.noRole(), message.aRole());
      this.#findings.push({ ...noRole, ...place, column: 'Contributor' });
    }
    return {
      contributors: [...this.#contributors.values()],
      artists: this.#artists,
      writers: [...this.#writers],
      findings: this.#findings,
    };
  }

  #isOnlyWriter(node: ErnNode, { name }: ErnParty, elements: readonly string[]): boolean {
    const roles = rolesIn(node, elements);
    if (roles.some(isOfTheWork)) this.#writers.add(name);
    return roles.length > 0 && roles.every(isOfTheWork);
  }

  #contributorOf(party: ErnParty, line: number): ReadContributor {
    const key = party.isni ?? party.ipi ?? party.name;
    const contributor = this.#contributors.get(key) ?? {
      party,
      line,
      category: 'non_featured',
      isDisplayed: false,
      isFeatured: null,
      isContracted: null,
      roles: new Set(),
      otherRoles: new Set(),
    };
    this.#contributors.set(key, contributor);
    return contributor;
  }

  #addRoles(node: ErnNode, contributor: ReadContributor, names: readonly string[]): void {
    for (const element of names.flatMap((name) => nodesAt(node, name))) {
      const roleName = element.text;
      if (roleName === '' || isPerforming(roleName) || isOfTheWork(roleName)) continue;
      const mapped = mapRole(roleName);
      contributor.roles.add(mapped?.role ?? 'other');
      if (mapped && contributor.category === 'non_featured') contributor.category = mapped.category;
      if (!mapped) contributor.otherRoles.add(roleName);
      const broader = mapped?.isBroader && message.broaderRole({ role: CONTRIBUTOR_ROLE_LABELS[mapped.role]() });
      const why = mapped ? broader : message.unlistedRole();
      if (why)
        this.#find(element, warning('I-ERN-ROL', why, message.listedRole()), `${contributor.party.name}: ${roleName}`);
    }
  }

  /** They decide who is paid from which part, so nothing is concluded from their absence. */
  #addFlags(node: ErnNode, contributor: ReadContributor): void {
    const flag = (name: string) => FLAGS.get(nodesAt(node, name)[0]?.text.toLowerCase() ?? '');
    contributor.isFeatured = flag('HasMadeFeaturedContribution') ?? contributor.isFeatured;
    contributor.isContracted = flag('HasMadeContractedContribution') ?? contributor.isContracted;
  }

  #partyOf(node: ErnNode, reference: string): ErnParty | null {
    const party = partyOf(node, reference, this.#parties);
    if (!party) this.#find(node, warning('I-ERN-PTY', message.unknownParty(), message.aParty()), textOf(node));
    return party;
  }

  #find({ line, name }: ErnNode, fault: Fault, found: string | null): void {
    this.#findings.push({ ...fault, line, column: name, found });
  }
}

function rolesIn(node: ErnNode, elements: readonly string[]): string[] {
  return elements.flatMap((element) => nodesAt(node, element)).map(({ text }) => text);
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const PERFORMERS: readonly ContributorCategory[] = ['other_featured', 'non_featured'];

function categoryOf({ category, isFeatured, isContracted, isDisplayed }: ReadContributor): ContributorCategory {
  if (!PERFORMERS.includes(category)) return category;
  if (!(isFeatured ?? isDisplayed)) return 'non_featured';
  return isContracted ? 'contracted_featured' : 'other_featured';
}
