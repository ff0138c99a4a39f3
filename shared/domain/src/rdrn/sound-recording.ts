import { fullName, type NamedParty } from '../imports/imported-draft.ts';
import type { ImportedRecording } from '../recording-imports/index.ts';
import { USE_WORDS } from '../recording-imports/recording-words.ts';
import { durationOf } from '../recording-imports/rights-rows.ts';
import { type ContributorCategory, FEATURED_CATEGORIES } from '../schemas/recordings/recording-choices.ts';
import { contributionsOf, RIGHTS_CONTROL_TYPES } from './allowed-values.ts';
import { lossesIn, type RdrnLoss, type Right } from './losses.ts';
import { territoryCodes } from './territory-codes.ts';
import type { XmlElement } from './xml-element.ts';

export interface DeclaredRecording {
  /** The sender's number. */
  readonly number: string;
  readonly draft: ImportedRecording;
  /** Those of the draft's rights that the sender declares. */
  readonly ownRights: readonly Right[];
}

interface Place {
  /** DDEX Party Id of the sender, the namespace of its own numbers and words. */
  readonly senderId: string;
  /** From 1, unique in the message. */
  readonly position: number;
}

/** The content of a `SoundRecording` of RDR-N 1.5, with what it can't hold. */
export function soundRecordingOf(
  { number, draft, ownRights }: DeclaredRecording,
  { senderId, position }: Place,
): { readonly element: XmlElement; readonly losses: readonly RdrnLoss[] } {
  const performs = ({ category }: Contributor) => PERFORMERS.includes(category);
  const controllers = ownRights.flatMap(rightsController);
  const element = {
    SoundRecordingType: 'MusicalWorkSoundRecording',
    SoundRecordingId: { ISRC: draft.isrc, ProprietaryId: { '@Namespace': senderId, '#text': number } },
    MusicalWorkId: draft.works.flatMap(({ iswc }) => (iswc ? { ISWC: iswc } : [])),
    ResourceReference: `A${position}`,
    ReferenceTitle: titleOf(draft),
    LanguageOfPerformance: draft.language,
    Duration: durationOf(draft.duration_s),
    CreationDate: dateAt(draft.recording_date, draft.recording_country),
    OriginalResourceReleaseDate: draft.release_date,
    IsRemastered: draft.is_remaster || null,
    SoundRecordingDetailsByTerritory: detailsOf(draft, senderId),
    PerformingContributor: draft.contributors.filter(performs).map((line, index) => ({
      '@SequenceNumber': index + 1,
      ...contributorOf(line),
      Contribution: performances(line, senderId),
    })),
    OtherContributor: draft.contributors
      .filter((line) => !performs(line))
      .map((line, index) => ({
        '@SequenceNumber': index + 1,
        ...contributorOf(line),
        Contribution: contributionsOf(line, senderId).map(({ role }) => ({ Role: role })),
      })),
    RightsController: controllers.map((controller, index) => ({ '@SequenceNumber': index + 1, ...controller })),
    RightsControllerNotAsserted: controllers.length === 0 || null,
  };
  return { element, losses: lossesIn(draft, ownRights) };
}

type Contributor = ImportedRecording['contributors'][number];

/** Performers in the sense of the Rome Convention. */
const PERFORMERS: readonly ContributorCategory[] = [...FEATURED_CATEGORIES, 'non_featured', 'conductor'];

function titleOf({ title, version_title }: Pick<ImportedRecording, 'title' | 'version_title'>): XmlElement {
  return { TitleText: title, SubTitle: version_title };
}

function dateAt(day: string | null, country: string | null): XmlElement | null {
  return day === null ? null : { '@ApplicableTerritoryCode': country, '#text': day };
}

/** One for everywhere: the portal has no values that differ by territory. */
function detailsOf(draft: ImportedRecording, senderId: string): XmlElement {
  const { display_artist, main_artists, label, p_line_year, p_line, release_title, ean, catalogue_number } = draft;
  return {
    TerritoryCode: 'Worldwide',
    Title: { '@TitleType': 'DisplayTitle', ...titleOf(draft) },
    DisplayArtistName: display_artist,
    DisplayArtist: main_artists.map((name, index) => ({
      '@SequenceNumber': index + 1,
      PartyName: { FullName: name },
      DisplayArtistRole: 'MainArtist',
    })),
    LabelName: label,
    PLine: p_line_year && {
      Year: p_line_year,
      PLineCompany: p_line,
      PLineText: ['(P)', p_line_year, p_line].filter(Boolean).join(' '),
    },
    HostSoundCarrier: release_title && {
      ReleaseId: (ean || catalogue_number) && {
        ICPN: ean,
        CatalogNumber: catalogue_number && { '@Namespace': senderId, '#text': catalogue_number },
      },
      Title: { '@TitleType': 'DisplayTitle', TitleText: release_title },
      DisplayArtistName: display_artist,
    },
  };
}

function contributorOf({ party, name }: Contributor): XmlElement {
  return party ? partyOf(party) : { PartyName: { FullName: name } };
}

function partyOf(party: NamedParty): XmlElement {
  const { kind, first_name, name, isni, ipi_name_number } = party;
  const isSplit = kind === 'person' && first_name !== null;
  return {
    PartyId: (isni || ipi_name_number) && { ISNI: isni, IpiNameNumber: ipi_name_number },
    PartyName: {
      FullName: fullName(party),
      NamesBeforeKeyName: isSplit ? first_name : null,
      KeyName: isSplit ? name : null,
    },
  };
}

function performances(line: Contributor, senderId: string): XmlElement[] {
  const { category, performed_from, country } = line;
  const isFeatured = FEATURED_CATEGORIES.includes(category);
  return contributionsOf(line, senderId).map(({ role, instruments }) => ({
    Role: role,
    HasMadeFeaturedContribution: isFeatured,
    // Whether other performers had a contract isn't known.
    HasMadeContractedContribution: isFeatured ? category === 'contracted_featured' : null,
    Event: dateAt(performed_from, country),
    InstrumentType: instruments,
  }));
}

function rightsController({ party, role, share, uses, territories, valid_from, valid_to }: Right): XmlElement[] {
  const codes = territoryCodes(territories);
  if (!codes) return [];
  return [
    {
      ...partyOf(party),
      RightsControlType: RIGHTS_CONTROL_TYPES[role],
      RightSharePercentage: share / 100,
      RightsStatement: {
        UseType: uses.flatMap((use) => USE_WORDS[use].ddex),
        Period: { StartDate: valid_from, EndDate: valid_to },
        Territory: codes.included,
        ExcludedTerritory: codes.excluded,
      },
    },
  ];
}
