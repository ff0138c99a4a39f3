import { cropQuery, PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS, profile } from '@counterpoint/domain/schemas/members';
import type { FastifyError } from 'fastify';
import * as z from 'zod';
import * as text from '../../messages/files.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { actOf } from '../../platform/http/actor.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { bytes, returnsFile } from '../../platform/http/openapi-files.ts';
import type { MemberRoutes } from '../member-services.ts';
import { PICTURE_TYPE } from './profile-picture.ts';
import { recordUpload, removePicture, setPicture } from './profile-picture-service.ts';

const changing = { access: 'account:change' } as const;

const SENT_TYPES = Object.keys(PICTURE_MOST_PIXELS);
const pictureName = z.object({ name: z.string().max(100) });

const FASTIFY_ERRORS: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new AppError(413, 'too_large', text.pictureTooLarge({ megabytes: PICTURE_MOST_BYTES / 1_000_000 })),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError(415, 'unsupported_media_type', text.pictureBody()),
};

export const profilePictureRoutes: MemberRoutes = async (app, context) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: PICTURE_MOST_BYTES }, (_, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError) => {
    throw FASTIFY_ERRORS[error.code]?.() ?? error;
  });

  app.put(
    '/user/picture',
    {
      config: changing,
      preParsing: async (request) => recordUpload(context, actOf(request, context.now())),
      schema: { consumes: SENT_TYPES, body: bytes, querystring: cropQuery, response: returns(200, profile) },
    },
    async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError(422, 'no_picture', text.pictureBody());
      const upload = { contents: request.body, crop: request.query.crop };
      return { data: await setPicture(context, actOf(request, context.now()), upload) };
    },
  );

  app.delete('/user/picture', { config: changing, schema: { response: returns(200, profile) } }, async (request) => ({
    data: await removePicture(context, actOf(request, context.now())),
  }));

  // Without a session, since an <img> sends no header. The name can't be guessed.
  app.get(
    '/pictures/:name',
    {
      config: { access: 'public' },
      schema: { params: pictureName, response: returnsFile(PICTURE_TYPE) },
    },
    async (request, reply) => {
      const picture = await context.files.read('picture', request.params.name);
      if (!picture) throw notFound(notFoundText.picture());
      return reply
        .headers({
          // A new picture has a new name, so this one never changes.
          'cache-control': 'private, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'content-disposition': 'inline; filename="picture.webp"',
        })
        .type(picture.contentType)
        .send(picture.contents);
    },
  );
};
