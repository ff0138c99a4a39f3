export { type Access, type Area, type AreaRoute, defineArea } from './area.ts';
export {
  HostProvider,
  type HostServices,
  type HttpClient,
  LIVE_TOPICS,
  type LiveTopic,
  type NoticeHandle,
  type NoticeType,
  type Notify,
  type RequestOptions,
  useHost,
} from './host-services.ts';
