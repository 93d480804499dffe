import type { NoticeKind } from '@irodori/contract'
import { lazy, Suspense } from 'react'

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }))

interface NoticeBannerProps {
  readonly kind: NoticeKind
  readonly now: Date
}

/** The shop's words to everyone on a screen; they come after the screen itself. */
export const NoticeBanner = (props: NoticeBannerProps) => (
  <Suspense>
    <Notices {...props} />
  </Suspense>
)
