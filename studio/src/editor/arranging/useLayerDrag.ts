import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'

/** Which layer is dragged, and whose place it would take. */
interface LayerDrag {
  readonly id: string
  readonly over: string
}

/** CSS pixels that a press may wander and still be a click. */
const SLOP = 5

/**
 * Drags rows of a list with a mouse or pen; fingers scroll it and have buttons. Rows carry their id in `data-layer`.
 * @param put lets one take the place of another.
 */
export function useLayerDrag(put: (id: string, over: string) => void) {
  const [drag, setDrag] = useState<LayerDrag | null>(null)
  const pressed = useRef<{ readonly id: string; readonly x: number; readonly y: number } | null>(null)
  const end = () => {
    pressed.current = null
    setDrag(null)
  }
  const rowAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): string | null => {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-layer]')
    return row?.parentElement === currentTarget.parentElement ? (row?.dataset.layer ?? null) : null
  }
  return {
    drag,
    handlers: (id: string, isFree: boolean) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!isFree || event.button !== 0 || event.pointerType === 'touch') return
        pressed.current = { id, x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = pressed.current
        if (start?.id !== id) return
        if (!drag) {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= SLOP) return
          // From here on it is no click on what was pressed.
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        const over = rowAt(event) ?? drag?.over ?? id
        if (drag?.over !== over) setDrag({ id, over })
      },
      onPointerUp: () => {
        if (drag && drag.id !== drag.over) put(drag.id, drag.over)
        end()
      },
      onPointerCancel: end,
    }),
  }
}
