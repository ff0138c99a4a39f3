import { type Label, labelIn } from '@counterpoint/contract/areas';
import { registry } from '@counterpoint/contract/registry';
import { LANGUAGES, type Language } from '@counterpoint/messages';
import { pseudoForm } from '@counterpoint/messages/pseudo';
import type { DeployedHost, Deployment, Releases } from './page-files.ts';
import { languageOf, type PageLanguage } from './page-language.ts';

/** Builds have each script that has texts once per language: `x.<hash>.js` in English, `x.<hash>.fr.js` in French. */
export function deployedInLanguage({ host, areas }: Releases, pageLanguage: PageLanguage): Deployment {
  const language = languageOf(pageLanguage);
  const textOf = (label: Label) => (pageLanguage === language ? labelIn(label, language) : `${pseudoForm(label.en)}`);
  const entries = areas.map(({ uses: _uses, fallbacks: _own, order: _order, label, shortLabel = label, ...area }) => {
    const chunks = area.chunks.map((file) => inLanguage(file, area.integrity, language));
    const integrity = hashesInLanguage(area.integrity, language);
    return [area.area, { ...area, label: textOf(label), shortLabel: textOf(shortLabel), chunks, integrity }];
  });
  return { host: hostInLanguage(host, language), registry: registry.parse({ areas: Object.fromEntries(entries) }) };
}

function hostInLanguage(host: DeployedHost, language: Language): DeployedHost {
  const nameOf = (file: string) => inLanguage(file, host.integrity, language);
  const { signIn } = host;
  return {
    ...host,
    entry: nameOf(host.entry),
    preload: host.preload.map(nameOf),
    dashboardPreload: host.dashboardPreload.map(nameOf),
    areaPreload: host.areaPreload.map(nameOf),
    integrity: hashesInLanguage(host.integrity, language),
    signIn: { ...signIn, entry: inLanguage(signIn.entry, signIn.integrity, language) },
  };
}

type Integrity = Readonly<Record<string, string>>;

function inLanguage(file: string, integrity: Integrity, language: Language): string {
  const translated = file.replace(/js$/, `${language}.js`);
  return translated in integrity ? translated : file;
}

/** Leaves out the files of other languages. */
function hashesInLanguage(integrity: Integrity, language: Language): Record<string, string> {
  const isForReader = (file: string) => {
    const marked = LANGUAGES.find((each) => file.endsWith(`.${each}.js`));
    return marked === undefined ? inLanguage(file, integrity, language) === file : marked === language;
  };
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => isForReader(file)));
}
