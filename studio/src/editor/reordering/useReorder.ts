import type { PointerEvent } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { nearestPlace, scrollStep } from './reorderGeometry.ts'

/** The dragged row and the row whose position it would take. */
interface DraggedRow {
  readonly id: string
  readonly over: string
}

/** CSS pixels that a pointer may move during a click. */
const SLOP = 5

interface Press {
  readonly id: string
  readonly from: { readonly x: number; readonly y: number }
  at: { readonly x: number; readonly y: number }
  readonly list: HTMLElement
  /** What scrolls the list; null if nothing does. */
  readonly scroller: Element | null
  /** The row whose position it would take: read when the pointer goes up, which may be before the next render. */
  over: string
  /** Id of the next animation frame; null before the drag starts. */
  frame: number | null
  /** Aborted when the press ends. */
  readonly ended: AbortController
}

/** The nearest element around a list that scrolls its content. */
function scrollerOf(list: Element): Element | null {
  for (let around = list.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflow)) return around
  }
  return null
}

/**
 * Drags rows of a list: with mouse or pen anywhere on the row, with a finger on its `data-grip` part only, because the
 * rest scrolls. Rows have their id in `data-row`.
 * @param put moves a row to the position of another
 */
export function useReorder(put: (id: string, over: string) => void) {
  const [drag, setDrag] = useState<DraggedRow | null>(null)
  const pressed = useRef<Press | null>(null)
  const end = useCallback(() => {
    cancelAnimationFrame(pressed.current?.frame ?? 0)
    pressed.current?.ended.abort()
    pressed.current = null
    setDrag(null)
  }, [])
  useEffect(() => end, [end])
  const cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
  }

  const aim = (press: Press): void => {
    const { id, list, at } = press
    const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')]
    const row = rows[
      nearestPlace(
        rows.map((each) => each.getBoundingClientRect()),
        at,
      )
    ] as HTMLElement | undefined
    press.over = row?.dataset.row ?? id
    const next = { id, over: press.over }
    setDrag((last) => (last?.id === next.id && last.over === next.over ? last : next))
  }
  const scroll = (): void => {
    const press = pressed.current
    if (!press) return
    press.frame = requestAnimationFrame(scroll)
    const { scroller } = press
    if (!scroller) return
    const { left, top, width, height } = scroller.getBoundingClientRect()
    const [x, y] = [scrollStep(press.at.x, left, width), scrollStep(press.at.y, top, height)]
    if (x === 0 && y === 0) return
    scroller.scrollBy({ left: x, top: y, behavior: 'instant' })
    aim(press)
  }

  return {
    drag,
    handlers: (id: string, isFree: boolean) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const list = event.currentTarget.parentElement
        if (!isFree || event.button !== 0 || !list || pressed.current) return
        if (event.pointerType === 'touch' && !(event.target as Element).closest('[data-grip]')) return
        const from = { x: event.clientX, y: event.clientY }
        const scroller = scrollerOf(list)
        pressed.current = { id, from, at: from, list, scroller, over: id, frame: null, ended: new AbortController() }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const press = pressed.current
        if (press?.id !== id) return
        press.at = { x: event.clientX, y: event.clientY }
        if (press.frame === null) {
          if (Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y) <= SLOP) return
          // Capturing the pointer turns the press into a drag, so that no click follows.
          event.currentTarget.setPointerCapture(event.pointerId)
          // Added at once and not in an effect: Escape may be pressed before the next render.
          window.addEventListener('keydown', cancelOnEscape, { capture: true, signal: press.ended.signal })
          press.frame = requestAnimationFrame(scroll)
        }
        aim(press)
      },
      onPointerUp() {
        const press = pressed.current
        end()
        if (press && press.id !== press.over) put(press.id, press.over)
      },
      onPointerCancel: end,
      onLostPointerCapture(event: PointerEvent<HTMLElement>) {
        // A child of the row loses the capture to the row when the drag starts.
        if (event.target === event.currentTarget) end()
      },
    }),
  }
}
