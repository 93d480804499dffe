import { type PointerEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fallsOver, pageOfKey, speedAtRelease, turnOf } from './pageTurn.ts'

/** A sheet in the air: under a hand, or falling to one of its sides. */
export interface Turn {
  readonly to: number
  /** 0 lies where it rose from, 1 on the other side. */
  readonly turned: number
  readonly isHeld: boolean
  /** By itself, without a hand. */
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

/** A hand that moved less has tapped, CSS pixels. */
const TAP = 6
/** The fall of a sheet, and a little more, for a browser that does not tell its end. */
const LONGEST_FALL_MS = 900

/** Nothing rises then: the page changes at once. */
const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Two fingers have magnified the page. */
const readMagnified = (): boolean => (visualViewport?.scale ?? 1) > 1.01

function watchMagnified(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener)
  return () => visualViewport?.removeEventListener('resize', listener)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="slider"]') !== null

/**
 * The page that a book lies open at, and the sheet that turns: by drag and swipe, by a tap on a side, by keys, or
 * because `index` asks for another page. On a magnified page a finger moves that about, and turns nothing.
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

  // Asked for from outside, or by a key: the sheet rises and falls by itself.
  useEffect(() => {
    if (index === at || turn || drag.current) return
    if (wantsNoMotion()) setAt(index)
    else setTurn({ to: index, turned: 0, isHeld: true, isRising: true })
  }, [index, at, turn])

  // It must have been painted where it lies before it can fall.
  useEffect(() => {
    if (!turn?.isRising) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setTurn({ to: turn.to, turned: 1, isHeld: false }))
    })
    return () => cancelAnimationFrame(frame)
  }, [turn])

  useEffect(() => {
    if (!turn || turn.isHeld) return
    const late = setTimeout(settle, LONGEST_FALL_MS)
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

  const letGo = () => {
    drag.current = null
    setTurn((held) => held && { ...held, turned: 0, isHeld: false })
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (turn?.isHeld && !drag.current) return
      // A second finger: they magnify together.
      if (drag.current || isMagnified) return letGo()
      if (event.button !== 0) return
      // A sheet that still falls lies at once under the next hand.
      settle()
      const { pointerId: pointer, clientX, timeStamp } = event
      drag.current = { pointer, startX: clientX, lastX: clientX, lastTime: timeStamp, speed: 0, step: null, turned: 0 }
      event.currentTarget.setPointerCapture(pointer)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const hand = drag.current
      if (!hand || hand.pointer !== event.pointerId) return
      const dragged = event.clientX - hand.startX
      const elapsed = Math.max(1, event.timeStamp - hand.lastTime)
      hand.speed = (event.clientX - hand.lastX) / elapsed
      hand.lastX = event.clientX
      hand.lastTime = event.timeStamp
      if (hand.step === null && Math.abs(dragged) > TAP) hand.step = dragged < 0 ? 1 : -1
      const to = at + (hand.step ?? 0)
      if (hand.step === null || to < 0 || to >= count) return
      hand.turned = turnOf(dragged, hand.step, event.currentTarget.clientWidth)
      if (!wantsNoMotion()) setTurn({ to, turned: hand.turned, isHeld: true })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const hand = drag.current
      if (!hand || hand.pointer !== event.pointerId) return
      drag.current = null
      if (hand.step === null) {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        const page = at + (event.clientX - left < width / 2 ? -1 : 1)
        if (page >= 0 && page < count) onTurn(page)
        return
      }
      const to = at + hand.step
      if (to < 0 || to >= count) return
      const isOver = fallsOver(hand.turned, speedAtRelease(hand.speed, event.timeStamp - hand.lastTime), hand.step)
      const end = isOver ? 1 : 0
      const isDone = hand.turned === end || wantsNoMotion()
      setTurn(isDone ? null : { to, turned: end, isHeld: false })
      if (isDone && isOver) setAt(to)
      if (isOver) onTurn(to)
    },
    onPointerCancel: letGo,
  }
  return { at, turn, settle, isMagnified, handlers }
}
