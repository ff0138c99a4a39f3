import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Collects the values of an ICU message. A value used as text and as a number must be a number.
 *
 * @throws SyntaxError for an invalid message
 */
export function valuesOf(text: string) {
  const elements = withNested(parse(text));
  const values = new Map<string, string>();
  for (const element of elements) {
    const type = typeOf(element);
    if (type !== null && !(type === ANY_TEXT && values.has(element.value))) values.set(element.value, type);
  }
  return { values, tags: new Set(elements.filter(({ type }) => type === TYPE.tag).map(({ value }) => value)) };
}

type Named = Exclude<MessageFormatElement, { type: TYPE.pound }>;

function withNested(elements: readonly MessageFormatElement[]): Named[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element, ...withNested(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => withNested(value))];
  });
}

const ANY_TEXT = 'string | number';

function typeOf(element: Named): string | null {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.tag:
      return null;
    case TYPE.argument:
      return ANY_TEXT;
    case TYPE.select:
      return Object.keys(element.options)
        .map((option) => `'${option}'`)
        .join(' | ');
    case TYPE.date:
    case TYPE.time:
      return 'Date';
    default:
      return 'number';
  }
}
