import {
  MAX_DECLARED,
  rightsMessageParties,
  rightsMessagePreview,
  storedMessageParties,
} from '@counterpoint/domain/schemas/recordings';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { RECORDINGS } from '../../catalogue/entry/entry-kind.ts';
import * as text from '../../messages/rights-messages.generated.ts';
import { readPartyName } from '../../parties/party-repository.ts';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { conflict, wrongFields } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { returnsFile, XML } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Routes } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { chosenEntries } from '../exports/chosen-entries.ts';
import { chosenRecordings } from '../exports/recording-export-routes.ts';
import { findMessageParties, storeMessageParties } from './rights-message-repository.ts';
import { previewRightsMessage, rightsMessageFile } from './rights-message-service.ts';

export const rightsMessageRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  const sending = async (request: FastifyRequest<{ Querystring: z.output<typeof chosenRecordings> }>) => {
    const chosen = request.query;
    const limit = MAX_DECLARED + 1;
    const ids = await chosenEntries(db, RECORDINGS, { viewer: actorOf(request), chosen, limit });
    if (chosen.ids && ids.length < chosen.ids.length) throw wrongFields([{ path: 'ids', message: text.notYours() }]);
    if (ids.length > MAX_DECLARED) throw conflict('too_many', text.tooMany({ max: MAX_DECLARED }));
    return { act: actOf(request, now()), ids };
  };

  app.get(
    '/recordings/rights-message-parties',
    { config: { access: 'recordings:read' }, schema: { response: returns(200, storedMessageParties) } },
    async (request) => ({ data: { parties: await findMessageParties(db, actorOf(request).memberId) } }),
  );

  app.put(
    '/recordings/rights-message-parties',
    {
      config: { access: 'recordings:change' },
      schema: { body: rightsMessageParties, response: returns(200, storedMessageParties) },
    },
    async (request) => {
      const parties = request.body;
      await inTransaction(db, (tx) => storeMessageParties(tx, actorOf(request).memberId, { parties, at: now() }));
      return { data: { parties } };
    },
  );

  app.get(
    '/recordings/rights-message-preview',
    {
      config: { access: 'recordings:read' },
      schema: { querystring: chosenRecordings, response: returns(200, rightsMessagePreview) },
    },
    async (request) => ({ data: await previewRightsMessage(db, await sending(request)) }),
  );

  app.get(
    '/recordings/rights-message',
    { config: { access: 'recordings:read' }, schema: { querystring: chosenRecordings, response: returnsFile(XML) } },
    async (request, reply) => {
      const chosen = await sending(request);
      const { actor, at } = chosen.act;
      const parties = await findMessageParties(db, actor.memberId);
      if (!parties) throw conflict('no_message_parties', text.enterParties());
      const id = newId();
      const fileName = `rdr-n-${calendarOf(db).dayOf(at)}-${id}.xml`;
      const sender = { id: parties.sender_id, name: await readPartyName(db, actor.partyId) };
      const recipient = { id: parties.recipient_id, name: parties.recipient_name };
      const contents = rightsMessageFile(db, chosen, { id, fileName, sender, recipient, at });
      return sendFile(reply, { name: fileName, type: `${XML}; charset=utf-8`, contents });
    },
  );
};
