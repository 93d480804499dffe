export { Notices } from './Notices.tsx'
export { type NoticeState, noticeState } from './noticeState.ts'
