import type { Registry } from '@counterpoint/contract/registry';
import { LANGUAGES, type Language } from '@counterpoint/messages';
import type { SignInBuild } from '../assets/host-build.ts';
import type { Deployed, DeployedHost } from './page-files.ts';

/** Builds have each script that has texts once per language: `x.<hash>.js` in English, `x.<hash>.fr.js` in French. */
export function deployedInLanguage({ host, registry }: Deployed, language: Language): Deployed {
  return { host: hostInLanguage(host, language), registry: registryInLanguage(registry, language) };
}

function registryInLanguage({ areas }: Registry, language: Language): Registry {
  const entries = Object.entries(areas).map(([id, area]) => {
    const chunks = area.chunks.map((file) => inLanguage(file, area.integrity, language));
    return [id, { ...area, chunks, integrity: hashesInLanguage(area.integrity, language) }];
  });
  return { areas: Object.fromEntries(entries) };
}

function hostInLanguage(host: DeployedHost, language: Language): DeployedHost {
  const nameOf = (file: string) => inLanguage(file, host.integrity, language);
  const integrity = hashesInLanguage(host.integrity, language);
  const signIn = signInInLanguage(host.signIn, language);
  return { ...host, entry: nameOf(host.entry), preload: host.preload.map(nameOf), integrity, signIn };
}

function signInInLanguage(signIn: SignInBuild, language: Language): SignInBuild {
  return { ...signIn, entry: inLanguage(signIn.entry, signIn.integrity, language) };
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
