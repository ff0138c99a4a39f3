import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import type { Profile } from '@counterpoint/domain/schemas/members';
import {
  aPerson,
  aProfile,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  fillIn,
  networkFailure,
  neverRespond,
  renderWithHost,
} from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PROFILE } from '../../../api/profile-api.ts';
import { ProfilePage } from '../profile-page.tsx';
import { PictureCard } from './picture-card.tsx';

const URL_OF_PICTURE = '/api/v1/pictures/a-name';
const withPicture = aProfile({ profile_pic_url: URL_OF_PICTURE });

/** jsdom neither decodes nor draws: every file has this size, and a canvas stays empty. */
let size = { width: 400, height: 200 };
const { getContext } = HTMLCanvasElement.prototype;
beforeEach(() => {
  size = { width: 400, height: 200 };
  Object.assign(globalThis, { createImageBitmap: async () => ({ ...size, close: () => undefined }) });
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  HTMLCanvasElement.prototype.getContext = getContext;
});

const aFile = (type = 'image/jpeg', bytes = 10) => new File([new Uint8Array(bytes)], 'me.jpg', { type });

/** The picture alone, because the fields of the whole page take most of the time. */
function Picture() {
  const { data } = useRead(PROFILE);
  return data ? <PictureCard profile={data} /> : null;
}

async function open(api: FakeRoutes = {}, profile: Profile = aProfile(), page = <Picture />) {
  const fake = fakeApi({ 'GET /user/profile': profile, 'GET /user/email-changes': { items: [] }, ...api });
  const host = fakeHost({ user: profile });
  const opened = renderWithHost(page, { route: paths.account.profile(), path: '/profile', host });
  await screen.findByRole('heading', { name: 'Your picture' });
  return { api: fake, ...opened };
}

type User = Awaited<ReturnType<typeof open>>['user'];

async function choose(user: User, file: File) {
  await user.upload(screen.getByLabelText('Picture file'), file);
}

const cropper = () => screen.findByRole('dialog', { name: 'Crop your picture' });
const useIt = async (user: User) =>
  user.click(within(await cropper()).getByRole('button', { name: 'Use this picture' }));

describe('a picture', () => {
  test('is cropped, uploaded and shown', async () => {
    const { user, api, host } = await open({ 'PUT /user/picture': withPicture });
    await choose(user, aFile());
    await useIt(user);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Picture saved.', { type: 'success' }));
    const sent = api.to('PUT /user/picture')[0];
    expect([sent?.query, sent?.headers.get('content-type')]).toEqual([{ crop: '110,10,180' }, 'image/jpeg']);
    expect(sent?.body).toMatchObject({ size: 10 });
    expect(host.refreshProfile).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('img', { name: 'Picture of Ama Serwaa' }).querySelector('img')).toHaveAttribute(
      'src',
      URL_OF_PICTURE,
    );
    expect(screen.getByRole('button', { name: 'Replace picture' })).toBeVisible();
  });

  test('can be dropped', async () => {
    await open();
    const files = [aFile('image/png')];
    fireEvent.drop(screen.getByRole('button', { name: 'Upload a picture' }), { dataTransfer: { files } });
    expect(await cropper()).toBeVisible();
  });

  test('can’t be dropped by a person who may only read', async () => {
    await open({}, aProfile({ person: aPerson({ role: 'reader' }) }), <ProfilePage />);
    const decode = jest.fn(async () => ({ ...size, close: () => undefined }));
    Object.assign(globalThis, { createImageBitmap: decode });
    const files = [aFile('image/png')];
    fireEvent.drop(screen.getByRole('button', { name: 'Upload a picture' }), { dataTransfer: { files } });
    expect(decode).not.toHaveBeenCalled();
  });

  test('keeps unsaved edits of the form', async () => {
    const { user } = await open({ 'PUT /user/picture': withPicture }, aProfile(), <ProfilePage />);
    await fillIn(user, screen.getByLabelText('Given name'), ' Adwoa');
    await choose(user, aFile());
    await useIt(user);
    expect(await screen.findByRole('button', { name: 'Replace picture' })).toBeVisible();
    expect(screen.getByLabelText('Given name')).toHaveValue('Ama Adwoa');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
  });

  test('announces the upload and cancels it', async () => {
    const { user, host } = await open({ 'PUT /user/picture': neverRespond });
    await choose(user, aFile());
    await useIt(user);
    expect(screen.getByText('Uploading your picture…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.notify).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Upload a picture' })).toBeVisible();
  });

  test.each([
    ['the server refuses', () => failWith(422, { message: 'This picture is damaged.' }), 'This picture is damaged.'],
    [
      'there is no network',
      () => {
        throw networkFailure();
      },
      /couldn’t be reached/,
    ],
  ])('shows %s and can be uploaded again', async (_, answer, message) => {
    const { user, api } = await open({ 'PUT /user/picture': answer });
    await choose(user, aFile());
    await useIt(user);
    expect(await within(await cropper()).findByText(message)).toBeVisible();
    api.use({ 'PUT /user/picture': withPicture });
    await useIt(user);
    expect(await screen.findByRole('button', { name: 'Replace picture' })).toBeVisible();
  });

  test('is removed after confirmation', async () => {
    const { user, api } = await open({ 'DELETE /user/picture': aProfile() }, withPicture);
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your picture?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.to('DELETE /user/picture')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByRole('button', { name: 'Upload a picture' })).toBeVisible();
    expect(api.to('DELETE /user/picture')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your picture' })).toHaveFocus());
  });

  test('stays when it can’t be removed and shows why', async () => {
    const { user } = await open(
      { 'DELETE /user/picture': () => failWith(503, { message: 'In a minute.' }) },
      withPicture,
    );
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('In a minute.')).toBeVisible();
    expect(screen.getByText('Replace picture')).toBeInTheDocument();
  });
});

describe('an unusable file', () => {
  const dropped = (file: File) =>
    fireEvent.drop(screen.getByRole('button', { name: 'Upload a picture' }), { dataTransfer: { files: [file] } });

  test.each([
    ['is no picture', aFile('application/pdf'), /Choose a JPEG/],
    ['is an SVG', aFile('image/svg+xml'), /Choose a JPEG/],
    ['is too large', aFile('image/jpeg', 10_000_001), /larger than 10 MB/],
  ])('is rejected before the upload because it %s', async (_, file, message) => {
    await open();
    dropped(file);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test.each([
    ['small', { width: 300, height: 63 }, /too small/],
    ['many pixels', { width: 9_000, height: 8_000 }, /too large/],
  ])('is rejected before the upload because of too %s', async (_, actual, message) => {
    size = actual;
    await open();
    dropped(aFile());
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('is rejected when damaged; the next file is accepted', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('InvalidStateError')) });
    const { host } = await open();
    dropped(aFile());
    expect(await screen.findByText(/can’t read this picture/)).toBeVisible();
    expect(host.reportError).not.toHaveBeenCalled();
    Object.assign(globalThis, { createImageBitmap: jest.fn(async () => ({ ...size, close: () => undefined })) });
    dropped(aFile());
    expect(await cropper()).toBeVisible();
    expect(screen.queryByText(/can’t read this picture/)).toBeNull();
  });
});
