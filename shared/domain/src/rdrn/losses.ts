import { formatPlainValue, RECORDING_FIELDS } from '../fields/index.ts';
import { fullName } from '../imports/imported-draft.ts';
import * as text from '../messages/rdrn.generated.ts';
import type { ImportedRecording } from '../recording-imports/index.ts';
import { formatTerritories } from '../territories/index.ts';
import { RIGHTS_CONTROL_TYPES } from './allowed-values.ts';
import { territoryCodes } from './territory-codes.ts';

/** A value of a recording that the message can't hold. */
export interface RdrnLoss {
  readonly place: string;
  readonly why: string;
  readonly held: string;
}

export type Right = ImportedRecording['rights'][number];

const loss = (place: string, held: string, why: string = text.noElement()): RdrnLoss => ({ place, why, held });

export function lossesIn(draft: ImportedRecording, ownRights: readonly Right[]): RdrnLoss[] {
  return [
    ...draft.rights
      .filter((right) => !ownRights.includes(right))
      .map(({ party }) => loss(text.othersRights(), fullName(party), text.declaredByHolder())),
    ...ownRights.flatMap(lossesOfRight),
    ...draft.contributors.flatMap(lossesOfContributor),
    ...draft.works.flatMap(({ title, iswc }) => (iswc ? [] : [loss(text.work(), title, text.onlyIswc())])),
    ...lossesOfFacts(draft),
  ];
}

function lossesOfRight({ role, source, is_controlled_by_third_party, territories }: Right): RdrnLoss[] {
  const places = formatTerritories(territories);
  return [
    ...(territoryCodes(territories) ? [] : [loss(text.right(), places, text.unknownTerritory())]),
    ...(RIGHTS_CONTROL_TYPES[role] === null ? [loss(text.licensee(), places, text.noValue())] : []),
    ...(source ? [loss(text.agreement(), source)] : []),
    ...(is_controlled_by_third_party ? [loss(text.thirdParty(), places)] : []),
  ];
}

function lossesOfContributor(line: ImportedRecording['contributors'][number]): RdrnLoss[] {
  const { performed_from, performed_to, country, share } = line;
  const name = line.name ?? (line.party ? fullName(line.party) : '');
  return [
    ...(share === null ? [] : [loss(text.contributorShare(), name)]),
    ...(performed_to && performed_to !== performed_from ? [loss(text.lastDay(), name)] : []),
    ...(country && !performed_from ? [loss(text.placeOfPerformance(), name, text.onlyWithDate())] : []),
  ];
}

const UNSUPPORTED = [
  'mastering_country',
  'genre',
  'original_purpose',
  'is_licensed_compilation',
  'is_commercially_available',
] as const;
/** They describe a release, which has a title. */
const OF_RELEASE = ['catalogue_number', 'ean'] as const;

function lossesOfFacts(draft: ImportedRecording): RdrnLoss[] {
  const lossOf = (name: keyof typeof RECORDING_FIELDS & keyof ImportedRecording, why?: string) => {
    const value = draft[name];
    if (value === null || value === false) return [];
    return [loss(RECORDING_FIELDS[name].label(), formatPlainValue(RECORDING_FIELDS[name], String(value)), why)];
  };
  return [
    ...UNSUPPORTED.flatMap((name) => lossOf(name)),
    ...(draft.recording_date ? [] : lossOf('recording_country', text.onlyWithDate())),
    ...(draft.release_title ? [] : OF_RELEASE.flatMap((name) => lossOf(name, text.onlyWithRelease()))),
  ];
}
