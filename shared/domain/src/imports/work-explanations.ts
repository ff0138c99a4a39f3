import type { Message } from '@counterpoint/messages';
import * as text from '../messages/import-columns.generated.ts';

/** What the template says about a column, by column key. */
export const WORK_EXPLANATIONS: Readonly<Record<string, Message>> = {
  work_number: text.workNumber,
  title: text.workTitle,
  writer_last_name: text.writer,
  writer_ipi: text.writerIpi,
  writer_role: text.writerRole,
  writer_pr: text.shares,
  writer_chains: text.writerChains,
  writer_collections: text.collections,
  publisher_chain: text.chain,
  publisher_name: text.publisher,
  publisher_first_name: text.publisherFirstName,
  publisher_type: text.publisherType,
  publisher_pr: text.shares,
  publisher_collections: text.collections,
  recording_isrc: text.workRecording,
  alternative_title: text.alternativeTitle,
  performer_name: text.performer,
};
