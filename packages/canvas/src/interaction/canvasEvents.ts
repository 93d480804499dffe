import type { Interaction } from './interaction.ts'
import type { PointerSample } from './pointer.ts'
import type { ScreenPoint } from '../view/camera.ts'
import { screenPoint } from '../view/camera.ts'

export interface CanvasListener {
  /** The interaction that receives the next event. */
  readonly interaction: Interaction
  /** Called after every event that may have changed the state. */
  readonly onEvent: () => void
  readonly onLeave: () => void
  readonly onSpace: (held: boolean) => void
  /** Called for the right button. @param at in CSS pixels of the canvas */
  readonly onMenu: (at: ScreenPoint) => void
}

/** The event of Safari for a pinch on a trackpad. */
interface GestureEvent extends UIEvent {
  readonly scale: number
  readonly clientX: number
  readonly clientY: number
}

/** Pixels of one line of a wheel event. */
const LINE = 16

/** Converts the events of a canvas into samples for the interaction. @returns a function that removes all listeners */
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
    // Takes the focus from the fields of the inspector, so that keys reach the commands of the editor.
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
    // A long press of a finger has its own timer, and the menu key its own command.
    if ((event as PointerEvent).pointerType === 'touch' || event.button < 0) return
    // On macOS, ctrl with the main button is the right button, so the press is not a click.
    listener.interaction.cancel()
    listener.onMenu(screenPoint(event.offsetX, event.offsetY))
  })
  on('wheel', (event) => {
    event.preventDefault()
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? canvas.clientHeight : 1
    // A wheel with shift scrolls sideways; some systems swap the axes themselves.
    const sideways = event.shiftKey && event.deltaX === 0
    listener.interaction.wheel({
      at: screenPoint(event.offsetX, event.offsetY),
      x: (sideways ? event.deltaY : event.deltaX) * unit,
      y: (sideways ? 0 : event.deltaY) * unit,
      zooms: event.ctrlKey || event.metaKey,
    })
  })
  // Touches on the canvas must not scroll, zoom or select the surrounding page.
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
  at: screenPoint(event.offsetX, event.offsetY),
  button: event.button,
  shift: event.shiftKey,
  noSnap: event.ctrlKey || event.metaKey,
  adds: event.shiftKey || event.ctrlKey || event.metaKey,
})

function listenToTrackpadPinch(canvas: HTMLCanvasElement, listener: CanvasListener, signal: AbortSignal): void {
  let last = 1
  const pinch = (event: Event): void => {
    event.preventDefault()
    const { scale, clientX, clientY } = event as GestureEvent
    const box = canvas.getBoundingClientRect()
    // The inverse of the wheel's factor exp(-y · 0.008).
    const y = -Math.log(scale / last) / 0.008
    last = scale
    listener.interaction.wheel({ at: screenPoint(clientX - box.left, clientY - box.top), x: 0, y, zooms: true })
    listener.onEvent()
  }
  const begin = (event: Event): void => {
    event.preventDefault()
    last = 1
  }
  canvas.addEventListener('gesturestart', begin, { signal })
  canvas.addEventListener('gesturechange', pinch, { signal })
}

/** The two keys of drags: space pans the page, escape cancels the gesture. */
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
