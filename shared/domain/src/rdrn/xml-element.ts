export type XmlValue = XmlElement | string | number | boolean | null | undefined;

/**
 * Children by name in the schema's order, repeated ones as a list; `@Name` is an attribute, `#text` the text beside it.
 * Null and empty lists stand for no element.
 */
export interface XmlElement {
  readonly [name: string]: XmlValue | readonly XmlValue[];
}
