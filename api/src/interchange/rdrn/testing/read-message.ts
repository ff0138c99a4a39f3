import type { UseType } from '@counterpoint/domain/recording-rights';
import { countriesOf, readTerritory, WORLD } from '@counterpoint/domain/territories';
import { SaxesParser } from 'saxes';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** Reads a document with another library than the one that writes it; throws if it isn't well-formed. */
export function readXml(xml: string): Element {
  const parser = new SaxesParser();
  const open: (Element & { text: string; children: Element[] })[] = [];
  let root: Element | null = null;
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  if (!root) throw new Error('The document has no root.');
  return root;
}

export function elementsAt(element: Element, path: string): readonly Element[] {
  return path
    .split('/')
    .reduce((found: readonly Element[], name) => found.flatMap(({ children }) => named(children, name)), [element]);
}

function named(children: readonly Element[], name: string): Element[] {
  return children.filter((child) => child.name === name);
}

export function textsAt(element: Element, path: string): string[] {
  return elementsAt(element, path).map(({ text }) => text);
}

const USES: Readonly<Record<string, UseType>> = {
  Broadcast: 'broadcast',
  CableRetransmission: 'cable_retransmission',
  PerformInPublic: 'public_performance',
  Simulcast: 'simulcast',
  Webcast: 'webcasting',
  PrivateCopy: 'private_copy',
  OnDemandStream: 'making_available',
  PermanentDownload: 'making_available',
  CommercialRent: 'rental_lending',
  Lend: 'rental_lending',
};

export interface DeclaredRight {
  readonly name: string | undefined;
  readonly isni: string | null;
  readonly ipi: string | null;
  readonly share: number;
  readonly uses: readonly (UseType | undefined)[];
  readonly countries: ReadonlySet<string>;
  readonly from: string | undefined;
  readonly to: string | null;
}

/** The rights as a receiver understands them. */
export function rightsIn(recording: Element): DeclaredRight[] {
  return elementsAt(recording, 'RightsController').map((controller) => {
    const first = (path: string) => textsAt(controller, path)[0];
    return {
      name: first('PartyName/FullName'),
      isni: first('PartyId/ISNI') ?? null,
      ipi: first('PartyId/IpiNameNumber') ?? null,
      share: Math.round(Number(first('RightSharePercentage')) * 100),
      uses: [...new Set(textsAt(controller, 'RightsStatement/UseType').map((use) => USES[use]))],
      countries: countriesIn(controller),
      from: first('RightsStatement/Period/StartDate'),
      to: first('RightsStatement/Period/EndDate') ?? null,
    };
  });
}

function countriesIn(controller: Element): Set<string> {
  const countriesAt = (path: string) =>
    textsAt(controller, path).flatMap((place) =>
      place === 'Worldwide' ? countriesOf(WORLD) : countriesOf(readTerritory(place) ?? ''),
    );
  const excluded = countriesAt('RightsStatement/ExcludedTerritory');
  if (excluded.length === 0) return new Set(countriesAt('RightsStatement/Territory'));
  return new Set(countriesOf(WORLD).filter((country) => !excluded.includes(country)));
}
