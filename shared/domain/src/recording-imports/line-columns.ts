import { choiceCell, codesByWord, ipiCell, isniCell, yesNoCell } from '../imports/cell-kinds.ts';
import { columnsOf } from '../imports/columns-of.ts';
import words from '../imports/other-words.json' with { type: 'json' };
import type { TableColumn } from '../imports/table-definition.ts';
import { dateCell } from '../imports/time-cells.ts';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  type ContributorCategory,
  RIGHTS_HOLDER_ROLE_LABELS,
  type RightsHolderRole,
} from '../schemas/recordings/recording-choices.ts';
import { rolesCell, usesCell } from './list-cells.ts';
import { countryCell, territoriesCell } from './place-cells.ts';

const ofContributor = columnsOf('contributor', 'Contributor');
const ofRight = columnsOf('right', 'Rights holder');

export const CONTRIBUTOR_COLUMNS: readonly TableColumn[] = [
  ofContributor('last_name', 'last name or band', {
    others: ['Performer last name', 'Musician last name'],
    example: 'Mensah',
  }),
  ofContributor('first_name', 'first name', {
    others: ['Performer first name', 'Musician first name'],
    example: 'Ama',
  }),
  ofContributor('name', 'name', {
    paths: ['full_name'],
    others: ['Contributor', 'Performer name', 'Musician', 'Contributing artist'],
    isReadOnly: true,
  }),
  ofContributor('ipi', 'IPI', {
    kind: ipiCell,
    paths: ['ipi_name_number'],
    others: ['Performer IPI'],
  }),
  ofContributor('isni', 'ISNI', { kind: isniCell, others: ['Performer ISNI'] }),
  ofContributor('credited_as', 'credited as', { others: ['Credited as', 'Stage name'] }),
  ofContributor('category', 'category', {
    kind: choiceCell(CONTRIBUTOR_CATEGORY_LABELS, codesByWord<ContributorCategory>(words.contributorCategories)),
    others: ['Performer category', 'Contribution category'],
    example: 'contracted_featured',
  }),
  ofContributor('roles', 'instruments and roles', {
    kind: rolesCell,
    others: ['Instrument', 'Instruments', 'Performer role', 'Contributor instrument'],
    example: 'lead_vocals',
  }),
  ofContributor('other_roles', 'other roles', { others: ['Other role'] }),
  ofContributor('performed_from', 'performed from', { kind: dateCell }),
  ofContributor('performed_to', 'performed to', { kind: dateCell }),
  ofContributor('country', 'performed in', { kind: countryCell }),
  ofContributor('share', 'featured share', {
    kind: 'share',
    others: ['Performer share', 'Featured share'],
  }),
];

export const RIGHT_COLUMNS: readonly TableColumn[] = [
  ofRight('holder', 'name', {
    paths: ['name'],
    others: ['Rights holder', 'Rightsholder', 'Rights owner', 'Rights controller', 'Owner', 'Producer name'],
    example: 'Osu Records',
  }),
  ofRight('first_name', 'first name'),
  ofRight('ipi', 'IPI', { kind: ipiCell, paths: ['ipi_name_number'], others: ['Owner IPI'] }),
  ofRight('isni', 'ISNI', { kind: isniCell, others: ['Owner ISNI'] }),
  ofRight('role', 'role', {
    kind: choiceCell(RIGHTS_HOLDER_ROLE_LABELS, codesByWord<RightsHolderRole>(words.holderRoles)),
    others: ['Rights controller role', 'Rights control type', 'Owner role'],
    example: 'producer',
  }),
  ofRight('uses', 'uses', {
    kind: usesCell,
    others: ['Use', 'Uses', 'Use types', 'Usage rights', 'Rights'],
    example: 'all',
  }),
  ofRight('share', 'share', {
    kind: 'share',
    others: ['Owner share', 'Share'],
    example: '100',
  }),
  ofRight('territories', 'territories', {
    kind: territoriesCell,
    others: ['Territory', 'Territories', 'Rights territory'],
    example: 'World',
  }),
  ofRight('valid_from', 'from', {
    kind: dateCell,
    others: ['From', 'Valid from', 'Rights from', 'Start date', 'Rights start date', 'Period from'],
    example: '2024-05-31',
  }),
  ofRight('valid_to', 'to', {
    kind: dateCell,
    others: ['To', 'Valid to', 'Rights to', 'End date', 'Rights end date', 'Period to'],
  }),
  ofRight('source', 'agreement or document', { others: ['Rights source', 'Agreement', 'Source document'] }),
  ofRight('is_controlled_by_third_party', 'controlled by a third party', {
    kind: yesNoCell,
    others: ['Controlled by third party'],
  }),
];
