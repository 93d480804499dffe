import { useEffect } from 'react'
import type { CommandContext } from '../command/command.ts'
import { pageAtom, pageIndexAtom, pagesAtom, selectionAtom } from '../state/designState.ts'
import { arrangingAtom } from '../state/viewState.ts'
import { swipedTo } from './swipedTo.ts'

/** CSS pixels that a finger moves in a tap. */
const TAP = 10
/** CSS pixels by which a page seen whole may exceed the canvas, because of rounding. */
const ROUNDING = 1

/** PGS-30: a swipe over a page that is seen whole shows the next or previous page, as its tab does. */
export function useSwipePages(commands: CommandContext): void {
  useEffect(() => {
    const ended = new AbortController()
    const fingers = new Map<number, { readonly x: number; readonly y: number }>()
    let isSwipe = false

    const begins = (event: PointerEvent, canvas: HTMLElement): boolean => {
      const { store } = commands
      const [stage, page, { itemId }] = [commands.stage(), store.get(pageAtom), store.get(selectionAtom)]
      if (!stage || !page || store.get(pagesAtom).length < 2 || store.get(arrangingAtom)) return false
      // A drag of the selected item moves its photo.
      if (itemId !== null && stage.itemAt(event.offsetX, event.offsetY)?.id === itemId) return false
      const { zoom } = stage.camera()
      const [width, height] = [page.sheet.width * zoom, page.sheet.height * zoom]
      return width <= canvas.clientWidth + ROUNDING && height <= canvas.clientHeight + ROUNDING
    }
    const down = (event: PointerEvent): void => {
      const { target } = event
      if (event.pointerType !== 'touch' || !(target instanceof HTMLElement)) return
      if (!target.matches('canvas[role="application"]')) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      isSwipe = fingers.size === 1 && begins(event, target)
    }
    const up = (event: PointerEvent): void => {
      const start = fingers.get(event.pointerId)
      if (!start) return
      fingers.delete(event.pointerId)
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!isSwipe || Math.hypot(x, y) < TAP) return
      isSwipe = false
      const turn = event.type === 'pointerup' ? swipedTo(x, y) : 0
      const { store, actions } = commands
      const shown = store.get(pagesAtom)[store.get(pageIndexAtom) + turn]
      if (shown) actions.showPage(shown.key)
      // The page has followed the finger.
      commands.stage()?.fit()
    }
    const options = { signal: ended.signal }
    window.addEventListener('pointerdown', down, { ...options, capture: true })
    window.addEventListener('pointerup', up, options)
    window.addEventListener('pointercancel', up, options)
    return () => ended.abort()
  }, [commands])
}
