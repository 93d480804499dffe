import type { NoticeKind } from '@irodori/contract/entities/notice'
import { lazy, memo, Suspense } from 'react'

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }))

interface NoticeBannerProps {
  readonly kind: NoticeKind
  readonly now: Date
}

/**
 * The shop's notices on a screen, loaded after the screen. Memoised, because an update during hydration would remove
 * the server-rendered notices until their chunk has loaded.
 */
export const NoticeBanner = memo((props: NoticeBannerProps) => (
  <Suspense>
    <Notices {...props} />
  </Suspense>
))
