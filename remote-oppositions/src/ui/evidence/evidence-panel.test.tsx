import { CardSection } from '@counterpoint/kit/cards';
import { aCaseEvidence, type FakeRoutes, failWith, fakeApi, renderWithHost } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EvidencePanel } from './evidence-panel.tsx';
import { UploadsOfCase } from './uploads-context.tsx';

const LIST = 'GET /oppositions/:id/evidence';
const SEND = 'POST /oppositions/:id/evidence';
const mine = aCaseEvidence({
  id: '01900000-0000-7000-8000-000000000452',
  kind: 'split_sheet',
  file_name: 'sheet.pdf',
  bytes: 210_400,
  brought_by: 'Ama Serwaa',
  side: 'respondent',
  is_mine: true,
  visibility: 'society_only',
  note: 'Signed by all',
});
const list = (items = [aCaseEvidence(), mine], room = 19) => ({ items, room });

function open(routes: FakeRoutes = {}, canAdd = true) {
  const api = fakeApi({ [LIST]: list(), [SEND]: aCaseEvidence(), ...routes });
  const panel = <EvidencePanel caseId="c1" kind="authorship" side="respondent" canAdd={canAdd} />;
  const card = <CardSection title="Evidence">{panel}</CardSection>;
  const uploads = (
    <UploadsOfCase caseId="c1" canAdd={canAdd}>
      {card}
    </UploadsOfCase>
  );
  return { api, ...renderWithHost(uploads) };
}

const pdf = (name = 'draft.pdf', bytes = 1_000) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`${name} is in no list.`);
  return within(row);
};

async function choose(page: ReturnType<typeof open>, ...files: File[]) {
  await screen.findByRole('button', { name: 'Choose files' });
  await page.user.upload(screen.getByLabelText('Documents'), files);
}

/** Buttons that disappear leave the focus in the panel. */
const focusStays = () => waitFor(() => expect(document.body).not.toHaveFocus());

describe('the list', () => {
  test('shows each side’s documents, the member’s own first, with kind and visibility', async () => {
    open();
    const own = await screen.findByRole('region', { name: 'Documents: Your side' });
    expect(own).toHaveTextContent('sheet.pdfYou · Signed split sheet · 210 kBSigned by allSociety only');
    const theirs = screen.getByRole('region', { name: 'Documents: Other party' });
    expect(theirs).toHaveTextContent('session.wavKofi Mensah · Session record · 8.2 MB');
    expect(own.compareDocumentPosition(theirs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('explains its purpose when empty, and offers no upload if nothing can be added', async () => {
    open({ [LIST]: list([]) }, false);
    expect(await screen.findByText('No documents were added.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
  });

  test('offers no upload to a party at its limit, and explains why', async () => {
    open({ [LIST]: list([mine], 0) });
    expect(await screen.findByText(/^Your side has added 20 documents/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
  });

  test('keeps files beyond the limit, with the reason', async () => {
    const page = open({ [LIST]: list([mine], 1) });
    await choose(page, pdf('first.pdf'), pdf('second.pdf'));
    expect(await screen.findByText(/^You can add 1 more document. Remove some here/)).toBeVisible();
    page.api.use({ [LIST]: list([mine], 0) });
    await page.user.selectOptions(rowOf('first.pdf').getByLabelText('Type of document'), 'Signed split sheet');
    await page.user.click(screen.getByRole('button', { name: 'Add 2 documents' }));
    expect(await screen.findByText(/^Your side has added 20 documents.*Remove some here/)).toBeVisible();
    expect(rowOf('second.pdf').getByRole('button', { name: 'Remove second.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
  });

  test('shows the error and retries', async () => {
    const { api, user } = open({ [LIST]: () => failWith(503, { message: 'Busy.' }) });
    expect(await screen.findByText('Busy.')).toBeVisible();
    api.use({ [LIST]: list() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('sheet.pdf')).toBeVisible();
  });

  test('withdraws a document and removes it from the list', async () => {
    let items = [aCaseEvidence({ ...mine, can_take_back: true })];
    const { api, user } = open({
      [LIST]: () => list(items),
      'DELETE /oppositions/:id/evidence/:evidenceId': () => {
        items = [];
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove sheet.pdf' }));
    await waitFor(() => expect(screen.queryByText('sheet.pdf')).toBeNull());
    expect(api.to('DELETE /oppositions/:id/evidence/:evidenceId')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Evidence' })).toHaveFocus();
  });
});

describe('a document', () => {
  let click: jest.Spied<HTMLAnchorElement['click']>;
  beforeEach(() => {
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined });
  });
  afterEach(() => click.mockRestore());

  test('is downloaded under its name', async () => {
    const bytes = new Blob(['sound']);
    const { user } = open({ 'GET /oppositions/:id/evidence/:evidenceId/content': () => bytes });
    await user.click(await screen.findByRole('button', { name: 'Open session.wav' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  });

  test('shows the error when it can’t be opened', async () => {
    const { user, host } = open({
      'GET /oppositions/:id/evidence/:evidenceId/content': () => failWith(503, { message: 'Files are away.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Open session.wav' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Files are away.', { type: 'error' }));
  });
});

describe('uploading', () => {
  test('describes and sends several files, and refreshes the list', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'Choose files' });
    const files = [pdf('draft.pdf'), pdf('letter.pdf')];
    fireEvent.drop(screen.getByText('Drop files here, or'), { dataTransfer: { files } });
    expect(rowOf('draft.pdf').getByLabelText('Type of document')).toHaveFocus();
    await page.user.selectOptions(rowOf('draft.pdf').getByLabelText('Type of document'), 'dated_draft');
    await page.user.selectOptions(rowOf('letter.pdf').getByLabelText('Type of document'), 'correspondence');
    await page.user.selectOptions(rowOf('letter.pdf').getByLabelText('Who can see it'), 'society_only');
    await page.user.click(screen.getByRole('button', { name: 'Add 2 documents' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Documents to add' })).toBeNull());
    const sent = page.api.to(SEND).map(({ query, headers }) => [query, headers.get('content-type')]);
    expect(sent).toEqual([
      [{ kind: 'dated_draft', visibility: 'shared', file_name: 'draft.pdf' }, 'application/octet-stream'],
      [{ kind: 'correspondence', visibility: 'society_only', file_name: 'letter.pdf' }, 'application/octet-stream'],
    ]);
    expect(page.api.to(LIST).length).toBeGreaterThan(1);
    expect(screen.getByText('Added: draft.pdf and letter.pdf.')).toHaveAttribute('role', 'status');
  });

  test('suggests first what supports the member’s side of this kind of case', async () => {
    const page = open();
    await choose(page, pdf());
    const options = within(screen.getByLabelText('Type of document')).getAllByRole('option');
    expect(options.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Signed split sheet',
      'Dated draft, demo or project file',
    ]);
    expect(options.at(-1)).toHaveTextContent('Other');
  });

  test('sends nothing without a description', async () => {
    const page = open();
    await choose(page, pdf());
    await page.user.click(screen.getByRole('button', { name: 'Add document' }));
    expect(screen.getByText('Choose the type of document.')).toBeVisible();
    expect(screen.getByLabelText('Type of document')).toHaveFocus();
    expect(page.api.to(SEND)).toEqual([]);
  });

  test('sends a musicologist’s report to the society only, whatever was chosen', async () => {
    const page = open();
    await choose(page, pdf('report.pdf'));
    await page.user.selectOptions(screen.getByLabelText('Type of document'), 'musicologist_report');
    expect(screen.getByLabelText('Who can see it')).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: 'Add document' }));
    await waitFor(() => expect(page.api.to(SEND)[0]?.query.visibility).toBe('society_only'));
  });

  test('rejects unsupported files before sending, and lets the member dismiss them', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'Choose files' });
    const files = [pdf('huge.pdf', 20_000_001), new File(['x'], 'run.exe'), new File([], 'empty.pdf')];
    // Dropped, because the browser filters what the file dialog offers.
    fireEvent.drop(screen.getByText('Drop files here, or'), { dataTransfer: { files } });
    expect(rowOf('huge.pdf').getByRole('alert')).toHaveTextContent('This file is larger than 20 MB.');
    expect(rowOf('run.exe').getByRole('alert')).toHaveTextContent(/^This file type isn’t accepted\. Choose a PDF/);
    expect(rowOf('empty.pdf').getByRole('alert')).toHaveTextContent('This file is empty.');
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Remove run.exe' }));
    expect(screen.queryByText('run.exe')).toBeNull();
    await focusStays();
  });

  test('retries a failed upload of the same document without choosing it again', async () => {
    const page = open({ [SEND]: () => failWith(503, { message: 'Files cannot be reached.' }) });
    await choose(page, pdf());
    await page.user.selectOptions(screen.getByLabelText('Type of document'), 'letter');
    await page.user.click(screen.getByRole('button', { name: 'Add document' }));
    expect(await screen.findByText('Files cannot be reached.')).toBeVisible();
    await page.user.selectOptions(screen.getByLabelText('Type of document'), 'Choose');
    await page.user.click(screen.getByRole('button', { name: 'Try draft.pdf again' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose the type of document.');
    await page.user.selectOptions(screen.getByLabelText('Type of document'), 'letter');
    page.api.use({ [SEND]: aCaseEvidence() });
    await page.user.click(screen.getByRole('button', { name: 'Try draft.pdf again' }));
    await waitFor(() => expect(screen.queryByText('draft.pdf')).toBeNull());
    const keys = page.api.to(SEND).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('shows the server’s final rejection without a retry', async () => {
    const page = open({ [SEND]: () => failWith(422, { message: 'This PDF is damaged.', code: 'damaged_file' }) });
    await choose(page, pdf());
    await page.user.selectOptions(screen.getByLabelText('Type of document'), 'letter');
    await page.user.click(screen.getByRole('button', { name: 'Add document' }));
    expect(await screen.findByText('This PDF is damaged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try draft.pdf again' })).toBeNull();
    // The question about leaving stays open.
    expect(page.host.guardLeave).toHaveBeenLastCalledWith(true);
    await page.user.click(screen.getByRole('button', { name: 'Remove draft.pdf' }));
    expect(page.host.guardLeave).toHaveBeenLastCalledWith(false);
  });

  test('shows progress and can be cancelled', async () => {
    const page = open({ [SEND]: () => new Promise(() => undefined) });
    await choose(page, pdf('draft.pdf', 10_000));
    await page.user.selectOptions(screen.getByLabelText('Type of document'), 'letter');
    await page.user.click(screen.getByRole('button', { name: 'Add document' }));
    expect(await screen.findByRole('progressbar', { name: 'Uploading draft.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await focusStays();
    expect(screen.getByText('5 kB of 10 kB')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Cancel draft.pdf' }));
    expect(await screen.findByRole('button', { name: 'Remove draft.pdf' })).toBeVisible();
    await focusStays();
    expect(screen.getByLabelText('Type of document')).toHaveValue('letter');
  });

  test('sends nothing more once the member has left the page', async () => {
    const page = open({ [SEND]: () => new Promise(() => undefined) });
    await choose(page, pdf('first.pdf'), pdf('second.pdf'), pdf('third.pdf'));
    for (const kind of screen.getAllByLabelText('Type of document')) await page.user.selectOptions(kind, 'letter');
    await page.user.click(screen.getByRole('button', { name: 'Add 3 documents' }));
    await waitFor(() => expect(page.api.to(SEND)).toHaveLength(2));
    page.unmount();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.api.to(SEND)).toHaveLength(2);
  });

  test('asks before leaving with unsent files', async () => {
    const page = open();
    await choose(page, pdf());
    expect(page.host.guardLeave).toHaveBeenLastCalledWith(true);
    await page.user.click(screen.getByRole('button', { name: 'Remove draft.pdf' }));
    expect(page.host.guardLeave).toHaveBeenLastCalledWith(false);
  });
});
