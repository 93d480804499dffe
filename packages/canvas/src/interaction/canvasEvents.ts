import type { Point } from '@irodori/geometry'
import type { Interaction } from './interaction.ts'
import type { PointerSample } from './pointer.ts'

export interface CanvasListener {
  /** The one that is at work when an event comes. */
  readonly interaction: Interaction
  /** After every event that may have changed the state. */
  readonly onEvent: () => void
  readonly onLeave: () => void
  readonly onSpace: (held: boolean) => void
  /** The right button. @param at CSS pixels of the canvas. */
  readonly onMenu: (at: Point) => void
}

/** Safari's event for a pinch on a trackpad. */
interface GestureEvent extends UIEvent {
  readonly scale: number
  readonly clientX: number
  readonly clientY: number
}

/** Pixels that a wheel means by one line. */
const LINE = 16

/** Turns the events of a canvas into samples for the interaction; the answer stops it. */
export function listenToCanvas(canvas: HTMLCanvasElement, listener: CanvasListener): () => void {
  const { onEvent } = listener
  const view = canvas.ownerDocument.defaultView as Window & typeof globalThis
  const ended = new AbortController()
  const { signal } = ended

  function on<Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    canvas.addEventListener(
      name,
      (event) => {
        handle(event)
        onEvent()
      },
      { signal, passive: false },
    )
  }

  on('pointerdown', (event) => {
    // Focus leaves the inspector's fields, so that keys reach the editor's commands.
    canvas.focus({ preventScroll: true })
    event.preventDefault()
    canvas.setPointerCapture(event.pointerId)
    listener.interaction.down(sample(event))
  })
  on('pointermove', (event) => listener.interaction.move(sample(event)))
  on('pointerup', (event) => listener.interaction.up(sample(event)))
  on('pointercancel', () => void listener.interaction.cancel())
  on('pointerleave', () => listener.onLeave())
  on('contextmenu', (event) => {
    event.preventDefault()
    // A resting finger has its own time, and a key its own command.
    if ((event as PointerEvent).pointerType === 'touch' || event.button < 0) return
    // On a Mac ctrl and the button are the right button: the press is no click.
    listener.interaction.cancel()
    listener.onMenu({ x: event.offsetX, y: event.offsetY })
  })
  on('wheel', (event) => {
    event.preventDefault()
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? canvas.clientHeight : 1
    // A plain wheel with shift means sideways; some systems swap the axes themselves, others do not.
    const sideways = event.shiftKey && event.deltaX === 0
    listener.interaction.wheel({
      at: { x: event.offsetX, y: event.offsetY },
      x: (sideways ? event.deltaY : event.deltaX) * unit,
      y: (sideways ? 0 : event.deltaY) * unit,
      zooms: event.ctrlKey || event.metaKey,
    })
  })
  // No finger scrolls, zooms or selects the page about the canvas.
  canvas.style.touchAction = 'none'
  canvas.style.setProperty('user-select', 'none')
  canvas.style.setProperty('-webkit-user-select', 'none')
  canvas.style.setProperty('-webkit-touch-callout', 'none')
  listenToTrackpadPinch(canvas, listener, signal)
  listenToKeys(canvas, view, listener, signal)
  return () => ended.abort()
}

const sample = (event: PointerEvent): PointerSample => ({
  id: event.pointerId,
  kind: event.pointerType === 'touch' ? 'touch' : 'mouse',
  at: { x: event.offsetX, y: event.offsetY },
  button: event.button,
  shift: event.shiftKey,
  loose: event.ctrlKey || event.metaKey,
  adds: event.shiftKey || event.ctrlKey || event.metaKey,
})

function listenToTrackpadPinch(canvas: HTMLCanvasElement, listener: CanvasListener, signal: AbortSignal): void {
  let last = 1
  const pinch = (event: Event): void => {
    event.preventDefault()
    const { scale, clientX, clientY } = event as GestureEvent
    const box = canvas.getBoundingClientRect()
    // exp(-y · 0.008) is the factor that the wheel gives.
    const y = -Math.log(scale / last) / 0.008
    last = scale
    listener.interaction.wheel({ at: { x: clientX - box.left, y: clientY - box.top }, x: 0, y, zooms: true })
    listener.onEvent()
  }
  const begin = (event: Event): void => {
    event.preventDefault()
    last = 1
  }
  canvas.addEventListener('gesturestart', begin, { signal })
  canvas.addEventListener('gesturechange', pinch, { signal })
}

/** The two keys that belong to a drag: space moves the page, escape gives up what is under way. */
function listenToKeys(canvas: HTMLCanvasElement, view: Window, listener: CanvasListener, signal: AbortSignal): void {
  const { body } = canvas.ownerDocument
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && listener.interaction.cancel()) {
        event.preventDefault()
        event.stopPropagation()
        listener.onEvent()
      } else if (event.key === ' ' && (event.target === canvas || event.target === body)) {
        event.preventDefault()
        listener.onSpace(true)
      }
    },
    { signal, capture: true },
  )
  view.addEventListener('keyup', (event) => event.key === ' ' && listener.onSpace(false), { signal })
  view.addEventListener('blur', () => listener.onSpace(false), { signal })
}
