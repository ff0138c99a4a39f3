// For packages that compile the API from its entry points.
import type {} from '../catalogue/duplicates/duplicate-tables.ts';
import type {} from '../catalogue/recordings/recording-tables.ts';
import type {} from '../catalogue/works/work-tables.ts';
import type {} from '../disputes/case-tables.ts';
import type {} from '../home/mail/mail-preference-tables.ts';
import type {} from '../home/notifications/notification-tables.ts';
import type {} from '../interchange/cwr/cwr-tables.ts';
import type {} from '../interchange/imports/import-tables.ts';
import type {} from '../members/account/account-tables.ts';
import type {} from '../parties/identifiers/isni-application-tables.ts';
import type {} from '../parties/party-tables.ts';
import type {} from '../parties/rights-holders/rights-holder-tables.ts';
import type {} from '../platform/db/operation-tables.ts';
import type {} from '../platform/files/file-tables.ts';
import type {} from '../platform/jobs/job-tables.ts';
import type {} from '../platform/live/live-tables.ts';
import type {} from '../platform/search/search-tables.ts';
