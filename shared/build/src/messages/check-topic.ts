import { CATALOGUE_LANGUAGES, type Topic } from './catalogues.ts';
import { valuesOf } from './message-values.ts';

export function checkTopic(topic: Topic): string[] {
  const names = new Set(CATALOGUE_LANGUAGES.flatMap((language) => Object.keys(topic.texts[language])));
  return [...names].flatMap((name) =>
    checkText(name, topic).map((problem) => `${topic.package}/messages: ${topic.name}.${name} ${problem}`),
  );
}

function checkText(name: string, { texts }: Topic): string[] {
  if (!/^[a-z][A-Za-z0-9]*(?:\.[\w-]+)?$/.test(name)) return ['is not a name in camelCase.'];
  const problems = CATALOGUE_LANGUAGES.flatMap((language) =>
    checkSyntax(texts[language][name]).map((problem) => `in ${language} ${problem}`),
  );
  problems.push(...checkFrench(texts.fr[name] ?? '').map((problem) => `in fr ${problem}`));
  if (problems.length > 0) return problems;
  const needed = CATALOGUE_LANGUAGES.map((language) => describeValues(texts[language][name] ?? ''));
  return new Set(needed).size === 1 ? [] : [`needs different values: ${needed.join('; ')}.`];
}

function checkSyntax(text: unknown): string[] {
  if (typeof text !== 'string' || text.trim() === '') return ['is missing.'];
  if (text.replaceAll("''", '').includes("'")) return ['has a straight apostrophe: write ’.'];
  try {
    valuesOf(text);
    return [];
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function checkFrench(text: string): string[] {
  const problems: string[] = [];
  if (/ [:;!?»%]|« /.test(text))
    problems.push('has a plain space before : ; ! ? » % or after «: write a no-break space.');
  if (/\bone \{[^{}]*\b1\b/.test(text)) problems.push('has 1 in a `one` branch, which is for 0 too: write #.');
  return problems;
}

function describeValues(text: string): string {
  const { values, tags } = valuesOf(text);
  const named = [...values].map(([name, type]) => `{${name}: ${type}}`);
  return [...named, ...[...tags].map((tag) => `<${tag}>`)].sort().join(' ') || 'none';
}
