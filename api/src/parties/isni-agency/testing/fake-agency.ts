import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call of the agency. */
export interface AgencyCall {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The agency's behaviour: a document, or a handler. */
export type AgencyBehaviour = string | ((response: ServerResponse, call: AgencyCall) => void);

/** A fake agency with the responses that the test sets. */
export interface FakeAgency {
  /** Settings of the API for this agency, with a timeout long enough for a busy machine. */
  readonly settings: Record<string, string>;
  readonly calls: readonly AgencyCall[];
  /** Sets the responses to searches and requests from now on. */
  respond(behaviour: { readonly sru?: AgencyBehaviour; readonly atom?: AgencyBehaviour }): void;
  close(): Promise<void>;
}

/** Starts an agency on a free local port. */
export async function startFakeAgency(): Promise<FakeAgency> {
  const calls: AgencyCall[] = [];
  const behaviour: { sru: AgencyBehaviour; atom: AgencyBehaviour } = { sru: sruAnswer(), atom: notEnough() };
  const server = createServer(async (request, response) => {
    const call = { url: request.url ?? '', headers: request.headers, body: await text(request) };
    calls.push(call);
    const answer = call.url.startsWith('/sru') ? behaviour.sru : behaviour.atom;
    if (typeof answer === 'function') answer(response, call);
    else response.setHeader('content-type', 'application/xml').end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so it has an address.
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return {
    settings: { ISNI_SRU_URL: `${base}/sru/`, ISNI_ATOM_URL: `${base}/ATOM/isni`, ISNI_TIMEOUT_SECONDS: '60' },
    calls,
    respond: (next) => Object.assign(behaviour, next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const record = (content: string) =>
  `<?xml version="1.0"?><responseRecord><requestID>1</requestID><dateTimeOfResponse>2026-11-20T12:00:00Z</dateTimeOfResponse>${content}</responseRecord>`;

/** The agency assigns a number. */
export function assigned(isni: string): string {
  return record(
    `<ISNIAssigned><isniFormatted>ISNI ${isni}</isniFormatted><isniUnformatted>${isni}</isniUnformatted><dataConfidence>60</dataConfidence></ISNIAssigned>`,
  );
}

/** Records that may be the same identity. */
export function possibleMatch(...matches: readonly (readonly [ppn: string, score: string, source: string])[]): string {
  const each = matches.map(
    ([ppn, score, source]) =>
      `<possibleMatch><PPN>${ppn}</PPN><evaluationScore>${score}</evaluationScore><source>${source}</source><mergeInstruction>P</mergeInstruction></possibleMatch>`,
  );
  return record(`<noISNI>${each.join('')}</noISNI>`);
}

/** It matches a record that is linked to another one. */
export function cannotBeAssigned(ppn: string): string {
  return record(
    `<noISNI><PPN>${ppn}</PPN><reason>possible match cannot be assigned</reason><possibleMatch><PPN>456</PPN><evaluationScore>70.00</evaluationScore><source>BNF#PERSON</source></possibleMatch></noISNI>`,
  );
}

/** Nothing matches, and nothing is assigned. */
export function notEnough(): string {
  return record(
    '<information>data not accepted</information><noISNI><reason>no match initial database</reason></noISNI>',
  );
}

/** The request has invalid data. */
export function invalidData(information: string): string {
  return record(
    `<information>data not accepted</information><noISNI><reason>invalid data</reason><information>${information}</information></noISNI>`,
  );
}

/** A record of the index. */
export interface IndexRecord {
  readonly isni?: string;
  readonly ppn?: string;
  readonly forename?: string;
  readonly surname: string;
  readonly dates?: string;
  readonly titles?: readonly string[];
}

/** The index's response to a search. */
export function sruAnswer(...records: readonly IndexRecord[]): string {
  const each = records.map(
    (found) =>
      `<srw:record><srw:recordSchema>isni-b</srw:recordSchema><srw:recordData>${indexRecord(found)}</srw:recordData></srw:record>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><srw:searchRetrieveResponse xmlns:srw="http://www.loc.gov/zing/srw/"><srw:version>1.1</srw:version><srw:numberOfRecords>${records.length}</srw:numberOfRecords><srw:records>${each.join('')}</srw:records></srw:searchRetrieveResponse>`;
}

function indexRecord({ isni, ppn, forename, surname, dates, titles = [] }: IndexRecord): string {
  const works = titles.map(
    (title) => `<creativeActivity><titleOfWork><title>${title}</title></titleOfWork></creativeActivity>`,
  );
  const element = isni ? 'ISNIAssigned' : 'ISNINotAssigned';
  const number = [isni && `<isniUnformatted>${isni}</isniUnformatted>`, ppn && `<PPN>${ppn}</PPN>`]
    .filter(Boolean)
    .join('');
  const name = `${forename ? `<forename>${forename}</forename>` : ''}<surname>${surname}</surname>${dates ? `<dates>${dates}</dates>` : ''}`;
  return `<responseRecord><${element}>${number}<ISNIMetadata><identity><personOrFiction><personalName>${name}</personalName>${works.join('')}</personOrFiction></identity><sources><codeOfSource>VIAF</codeOfSource></sources></ISNIMetadata></${element}></responseRecord>`;
}
