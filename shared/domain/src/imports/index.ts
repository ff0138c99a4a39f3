export { type ImportFinding, shortened } from './import-finding.ts';
export type {
  ImportedDraft,
  ImportedPlace,
  ImportedPublisher,
  ImportedWork,
  ImportedWriter,
  NamedParty,
} from './imported-work.ts';
