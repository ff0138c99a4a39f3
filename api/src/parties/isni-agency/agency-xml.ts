import { cleanLine } from '@counterpoint/domain/schemas';
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import { AgencyError } from './agency-error.ts';

const PARSING = {
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  // Or &#233; stays as it is written. It knows a few names besides that XML does not have, which does no harm.
  htmlEntities: true,
  // All that may stand once, too: one shape to read.
  isArray: () => true,
} as const;

/** Longer than anything that is shown of a record; what a database or a terminal would stumble over is replaced. */
const line = cleanLine(500);

/** An element: its children by name, each a list; of a leaf its text. */
export type XmlElement = Readonly<Record<string, readonly unknown[]>>;

/** Reads what the agency sent. Throws `AgencyError` for what is no whole XML, or declares a document type. */
export function readXml(text: string): XmlElement {
  // Entities of a document's own can grow without end, and the agency uses none.
  if (/<!DOCTYPE/i.test(text)) throw new AgencyError('unreadable', 'The answer declares a document type.');
  try {
    if (XMLValidator.validate(text) !== true) throw new Error('not well-formed');
    const parsed: unknown = new XMLParser(PARSING).parse(text);
    if (!isElement(parsed)) throw new Error('no element');
    return parsed;
  } catch (error) {
    throw new AgencyError('unreadable', 'The answer is no whole XML.', { cause: error });
  }
}

/** Every element of this name, at any depth, in order. */
export function elementsOf(root: unknown, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const next = rest.pop();
    // One by one: there may be more of them than a call takes arguments.
    if (isElement(next)) for (const child of childrenOf(next, name)) found.push(child);
    for (const part of partsOf(next).toReversed()) rest.push(part);
  }
  return found;
}

function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isElement(value) ? Object.values(value) : [];
}

/** The direct children of this name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return (element[name] ?? []).filter(isElement);
}

/** The texts of the direct children of this name. */
export function textsOf(element: XmlElement, name: string): string[] {
  return (element[name] ?? []).flatMap((child) => (typeof child === 'string' && line.parse(child)) || []);
}

/** The first text of this name. */
export function textOf(element: XmlElement, name: string): string | null {
  return textsOf(element, name)[0] ?? null;
}

function isElement(value: unknown): value is XmlElement {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an element is written from: elements, lists of them, texts; what is empty is left out. */
export type XmlSource = { readonly [name: string]: XmlSource | readonly (XmlSource | string)[] | string | null };

/** Writes a document; what stands in texts is escaped. */
export function writeXml(source: XmlSource): string {
  const builder = new XMLBuilder({ ignoreAttributes: true, processEntities: true, suppressEmptyNode: false });
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(withoutEmpty(source))}`;
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (isElement(value)) {
    const kept = Object.entries(value).flatMap(([name, child]) => {
      const whole = withoutEmpty(child);
      return whole === undefined || (Array.isArray(whole) && whole.length === 0) ? [] : [[name, whole] as const];
    });
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  }
  return value === '' || value === null ? undefined : value;
}
