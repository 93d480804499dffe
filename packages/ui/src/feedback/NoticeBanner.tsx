import type { NoticeKind } from '@irodori/contract'
import { lazy, memo, Suspense } from 'react'

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }))

interface NoticeBannerProps {
  readonly kind: NoticeKind
  readonly now: Date
}

/**
 * The shop's words to everyone on a screen; they come after the screen itself. Painted ones stay while the screen about
 * them is drawn again: an update would take them away until their script has come.
 */
export const NoticeBanner = memo((props: NoticeBannerProps) => (
  <Suspense>
    <Notices {...props} />
  </Suspense>
))
