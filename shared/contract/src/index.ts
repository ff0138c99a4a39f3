export { type Access, type Area, type AreaRoute, defineArea, routeTitle } from './area.ts';
export {
  type Download,
  HostProvider,
  type HostServices,
  type HttpClient,
  LIVE_TOPICS,
  type LiveTopic,
  type RequestOptions,
  useHost,
} from './host-services.ts';
export {
  createNotify,
  type NoticeHandle,
  type NoticeOptions,
  type NoticeType,
  type Notify,
  type PromiseNotices,
  type ShowNotice,
} from './notify.ts';
export { mayVisit, useMay, useMayVisit } from './use-may.ts';
