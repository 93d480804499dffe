import { useCall } from '@irodori/client/react'
import type { NoticeKind } from '@irodori/contract'
import { readNotices } from '@irodori/contract/endpoints/catalogue'
import { activeNotices } from './activeNotices.ts'
import { Callout } from './Callout.tsx'

interface NoticeBannerProps {
  readonly kind: NoticeKind
  readonly now: Date
}

/** The shop's words to everyone on a screen, while their time lasts. Shows nothing if they cannot be read. */
export function NoticeBanner({ kind, now }: NoticeBannerProps) {
  const { data } = useCall(readNotices, { params: { type: kind } })
  return activeNotices(data ?? [], now).map(({ id, content }) => (
    <Callout key={id} tone={kind === 'MAINTENANCE' ? 'warning' : 'info'}>
      {content}
    </Callout>
  ))
}
