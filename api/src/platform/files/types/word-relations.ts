interface Relation {
  readonly type: string;
  readonly isOutside: boolean;
}

/** XML has no `<` in values. Without it, a list of beginnings would be read again from each of them. */
const RELATION = /<(?:[\w.-]+:)?Relationship\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Word writes UTF-8 without definitions; anything else only hides something. */
const UNUSUAL = /<!|encoding\s*=\s*["'](?!utf-8["'])/i;

export function hasEmbeddedObject(xml: string): boolean {
  return relationsIn(xml).some(({ type }) => /\/(oleObject|control)$/i.test(type));
}

/** Links that a reader follows by clicking are harmless; all others are fetched as the document opens. */
export function hasOutsidePart(xml: string): boolean {
  if (xml.includes('\0') || UNUSUAL.test(xml)) return true;
  return relationsIn(xml).some(({ type, isOutside }) => isOutside && !/\/hyperlink$/i.test(type));
}

function relationsIn(xml: string): Relation[] {
  return [...xml.matchAll(RELATION)].map(([, attributes = '']) => {
    const values = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name,
        decode(double ?? single ?? ''),
      ]),
    );
    return { type: values.get('Type') ?? '', isOutside: /^\s*external\s*$/i.test(values.get('TargetMode') ?? '') };
  });
}

function decode(value: string): string {
  return value.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
