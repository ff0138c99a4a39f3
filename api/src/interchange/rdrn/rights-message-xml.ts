import { type Declaration, declarationOf, RDRN_ROOT, type XmlElement } from '@counterpoint/domain/rdrn';
import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: false,
  processEntities: true,
});

const LIST_END = '</ResourceList>';

/** Returns the text before and after the recordings of a message. */
export function frameOf(declaration: Declaration): readonly [string, string] {
  const whole = builder.build(withoutEmpty({ [RDRN_ROOT]: declarationOf(declaration) }));
  // Names are escaped, so it occurs once.
  const end = whole.indexOf(LIST_END);
  return [`<?xml version="1.0" encoding="UTF-8"?>\n${whole.slice(0, end)}`, whole.slice(end)];
}

export function soundRecordingXml(element: XmlElement): string {
  return builder.build(withoutEmpty({ SoundRecording: element }));
}

/** XML 1.0 can't hold control characters and halves of characters, not even escaped. */
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}]/gu;

function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(NOT_IN_XML, '');
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const nonEmpty = Object.entries(value).filter(
    ([, child]) => child !== null && child !== undefined && !(Array.isArray(child) && child.length === 0),
  );
  return Object.fromEntries(nonEmpty.map(([name, child]) => [name, withoutEmpty(child)]));
}
