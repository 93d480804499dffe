import { type PointerEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { completesTurn, pageOfKey, speedAtRelease, turnOf } from './pageTurn.ts'

/** A turning sheet: dragged, or moving to one side after the release. */
export interface Turn {
  readonly to: number
  /** 0 at its start, 1 on the other side. */
  readonly turned: number
  readonly isHeld: boolean
  /** Turns without a drag. */
  readonly isRising?: boolean
}

interface Drag {
  readonly pointer: number
  readonly startX: number
  lastX: number
  lastTime: number
  speed: number
  step: 1 | -1 | null
  turned: number
}

/** Movement in CSS pixels below which a press is a tap. */
const TAP = 6
/** Milliseconds of the transition with a margin, for browsers that do not fire transitionend. */
const TURN_TIMEOUT_MS = 900

/** With reduced motion the page changes at once. */
const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the page is pinch-zoomed. */
const readMagnified = (): boolean => (visualViewport?.scale ?? 1) > 1.01

function watchMagnified(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener)
  return () => visualViewport?.removeEventListener('resize', listener)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="slider"]') !== null

/**
 * The current page of a book and its turning sheet. A page turns by drag and swipe, by a tap on a side, by keys, and
 * when `index` changes. On a pinch-zoomed page a drag pans.
 */
export function usePageTurn(count: number, index: number, onTurn: (index: number) => void) {
  const [at, setAt] = useState(index)
  const [turn, setTurn] = useState<Turn | null>(null)
  const drag = useRef<Drag | null>(null)
  const isMagnified = useSyncExternalStore(watchMagnified, readMagnified, () => false)

  const settle = useCallback(() => {
    if (!turn || turn.isHeld) return
    setTurn(null)
    if (turn.turned === 1) setAt(turn.to)
  }, [turn])

  // `index` changed from outside or by a key: the sheet turns by itself.
  useEffect(() => {
    if (index === at || turn || drag.current) return
    if (wantsNoMotion()) setAt(index)
    else setTurn({ to: index, turned: 0, isHeld: true, isRising: true })
  }, [index, at, turn])

  // The start of the transition must be painted first.
  useEffect(() => {
    if (!turn?.isRising) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setTurn({ to: turn.to, turned: 1, isHeld: false }))
    })
    return () => cancelAnimationFrame(frame)
  }, [turn])

  useEffect(() => {
    if (!turn || turn.isHeld) return
    const late = setTimeout(settle, TURN_TIMEOUT_MS)
    return () => clearTimeout(late)
  }, [turn, settle])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
      const page = pageOfKey(event.key, index, count)
      if (page === null) return
      event.preventDefault()
      if (page !== index) onTurn(page)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count, index, onTurn])

  const release = () => {
    drag.current = null
    setTurn((held) => held && { ...held, turned: 0, isHeld: false })
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (turn?.isHeld && !drag.current) return
      // A second finger starts a pinch.
      if (drag.current || isMagnified) return release()
      if (event.button !== 0) return
      // A new drag completes a turn that is still moving.
      settle()
      const { pointerId: pointer, clientX, timeStamp } = event
      drag.current = { pointer, startX: clientX, lastX: clientX, lastTime: timeStamp, speed: 0, step: null, turned: 0 }
      event.currentTarget.setPointerCapture(pointer)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const active = drag.current
      if (!active || active.pointer !== event.pointerId) return
      const dragged = event.clientX - active.startX
      const elapsed = Math.max(1, event.timeStamp - active.lastTime)
      active.speed = (event.clientX - active.lastX) / elapsed
      active.lastX = event.clientX
      active.lastTime = event.timeStamp
      if (active.step === null && Math.abs(dragged) > TAP) active.step = dragged < 0 ? 1 : -1
      const to = at + (active.step ?? 0)
      if (active.step === null || to < 0 || to >= count) return
      active.turned = turnOf(dragged, active.step, event.currentTarget.clientWidth)
      if (!wantsNoMotion()) setTurn({ to, turned: active.turned, isHeld: true })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const active = drag.current
      if (!active || active.pointer !== event.pointerId) return
      drag.current = null
      if (active.step === null) {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        const page = at + (event.clientX - left < width / 2 ? -1 : 1)
        if (page >= 0 && page < count) onTurn(page)
        return
      }
      const to = at + active.step
      if (to < 0 || to >= count) return
      const isOver = completesTurn(
        active.turned,
        speedAtRelease(active.speed, event.timeStamp - active.lastTime),
        active.step,
      )
      const end = isOver ? 1 : 0
      const isDone = active.turned === end || wantsNoMotion()
      setTurn(isDone ? null : { to, turned: end, isHeld: false })
      if (isDone && isOver) setAt(to)
      if (isOver) onTurn(to)
    },
    onPointerCancel: release,
  }
  return { at, turn, settle, isMagnified, handlers }
}
