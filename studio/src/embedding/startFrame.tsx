import type { EmbeddingEvent } from '@irodori/contract/embedding'
import { embeddingMessage, originOfFrameName } from '@irodori/contract/embedding'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import { isStorageReplaced } from '@irodori/ui/replaceStorage'
import { createRoot } from 'react-dom/client'
import { FrameNotices } from './FrameNotices.tsx'
import { reportTo } from './frame.ts'
import { isEmbeddable } from './isEmbeddable.ts'
import { openedPage } from './openedPage.ts'

/** The router dispatches the first two, the browser the last one. */
const ROUTE_EVENTS = ['pushState', 'replaceState', 'popstate'] as const

/**
 * Reports to the page of another site that shows this window in a frame, if the shop allows that site: the opened page, saved
 * designs, leaving the editor, and the height of the content. Pages that no frame may show open in a tab of their own.
 */
export function startFrame(shop: PublicProfile): void {
  const origin = originOfFrameName(window.name)
  if (origin === null || !shop.embedding.includes(origin)) return
  document.documentElement.dataset.inFrame = ''
  const send = (event: EmbeddingEvent): void => window.parent.postMessage(embeddingMessage(event), origin)

  const notices = createRoot(document.body.insertBefore(document.createElement('div'), document.body.firstChild))
  const show = (leavingFor: string | null): void =>
    notices.render(
      <FrameNotices isStorageRefused={isStorageReplaced()} leavingFor={leavingFor} onClose={() => show(null)} />,
    )
  show(null)

  const pages = watchPages(send)
  watchHeight(send, pages)
  reportTo({
    saved(path, designs) {
      const { orderNumber, productId } = openedPage(path, '')?.event ?? {}
      if (!orderNumber || !productId) return
      // The editor takes the address of the saved design.
      pages.moved(path)
      const saved = designs.map(({ id, approvedHash }) => ({ id, approvedHash }))
      send({ type: 'saved', orderNumber, productId, path, designs: saved })
    },
    leave(path) {
      send({ type: 'left', path })
      show(path)
    },
  })
  document.addEventListener('click', openOutside, { capture: true })
  return

  function openOutside(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== location.origin || link.target === '_blank') return
    const path = link.pathname + link.search
    if (isEmbeddable(path)) return
    // The router must not show the page here.
    event.preventDefault()
    event.stopImmediatePropagation()
    window.open(link.href, '_blank', 'noopener')
    if (pages.current()?.isDesign) send({ type: 'left', path })
  }
}

type OpenedPage = ReturnType<typeof openedPage>
interface Pages {
  current(): OpenedPage
  /** The page that is shown has this path from now on. */
  moved(pathname: string): void
  /** Calls the listener after each change of the page. */
  subscribe(listener: () => void): void
}

function watchPages(send: (event: EmbeddingEvent) => void): Pages {
  const listeners: (() => void)[] = []
  let shown: OpenedPage = null
  let path = ''
  const look = (): void => {
    const page = openedPage(location.pathname, location.search)
    // Another query is the same page.
    if (page === null || location.pathname === path) return
    path = location.pathname
    if (shown?.isDesign && !page.isDesign) send({ type: 'left', path: page.event.path })
    shown = page
    send(page.event)
    for (const listener of listeners) listener()
  }
  for (const type of ROUTE_EVENTS) addEventListener(type, look)
  look()
  return {
    current: () => shown,
    moved: (pathname) => {
      path = pathname
    },
    subscribe: (listener) => void listeners.push(listener),
  }
}

function watchHeight(send: (event: EmbeddingEvent) => void, pages: Pages): void {
  const content = document.getElementById('root') ?? document.body
  let told = 0
  const tell = (): void => {
    const { bottom } = content.getBoundingClientRect()
    const height = Math.ceil(bottom + window.scrollY)
    // The editor fills any height.
    if (pages.current()?.event.page === 'EDITOR') told = 0
    else if (height > 0 && height !== told) {
      told = height
      send({ type: 'height', height })
    }
  }
  new ResizeObserver(tell).observe(content)
  pages.subscribe(tell)
  tell()
}
