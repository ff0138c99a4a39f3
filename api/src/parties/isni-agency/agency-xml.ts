import { cleanLine } from '@counterpoint/domain/schemas/requests';
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import { AgencyError } from './agency-http.ts';

const PARSING = {
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  // Otherwise `&#233;` isn't decoded. Decoding HTML's names as well does no harm.
  htmlEntities: true,
  isArray: () => true,
} as const;

const line = cleanLine(500);

export type XmlElement = Readonly<Record<string, readonly unknown[]>>;

/** Throws `AgencyError` for malformed XML or a document type. */
export function readXml(text: string): XmlElement {
  // Entity definitions can expand without end, and the agency uses none.
  if (/<!DOCTYPE/i.test(text)) throw new AgencyError('unreadable', 'The answer declares a document type.');
  try {
    if (XMLValidator.validate(text) !== true) throw new Error('not well-formed');
    const parsed: unknown = new XMLParser(PARSING).parse(text);
    if (!isElement(parsed)) throw new Error('no element');
    return parsed;
  } catch (error) {
    throw new AgencyError('unreadable', 'The answer is not well-formed XML.', { cause: error });
  }
}

export function elementsOf(root: unknown, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const next = rest.pop();
    // One by one: spread arguments could exceed the limit of a call.
    if (isElement(next)) for (const child of childrenOf(next, name)) found.push(child);
    for (const part of partsOf(next).toReversed()) rest.push(part);
  }
  return found;
}

function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isElement(value) ? Object.values(value) : [];
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return (element[name] ?? []).filter(isElement);
}

export function textsOf(element: XmlElement, name: string): string[] {
  return (element[name] ?? []).flatMap((child) => (typeof child === 'string' && line.parse(child)) || []);
}

export function textOf(element: XmlElement, name: string): string | null {
  return textsOf(element, name)[0] ?? null;
}

function isElement(value: unknown): value is XmlElement {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type XmlSource = { readonly [name: string]: XmlSource | readonly (XmlSource | string)[] | string | null };

export function writeXml(source: XmlSource): string {
  const builder = new XMLBuilder({ ignoreAttributes: true, processEntities: true, suppressEmptyNode: false });
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(withoutEmpty(source))}`;
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (isElement(value)) {
    const nonEmpty = Object.entries(value).flatMap(([name, child]) => {
      const whole = withoutEmpty(child);
      return whole === undefined || (Array.isArray(whole) && whole.length === 0) ? [] : [[name, whole] as const];
    });
    return nonEmpty.length === 0 ? undefined : Object.fromEntries(nonEmpty);
  }
  return value === '' || value === null ? undefined : value;
}
