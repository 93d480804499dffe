import type { Pixels } from '@irodori/imaging/pixels'
import type { FontFace as TypeFace } from '@irodori/typography/fontFace'
import type { TextRequest, TextSetting } from '@irodori/typography/textRequest'
import type { NeutralAction, NeutralScene } from './scenes.ts'

/** A loaded photo in the forms that engines need; loading and decoding are not measured. */
export interface ReadyPhoto {
  readonly url: string
  readonly element: HTMLImageElement
  /** The photo at half, a quarter … of its size, largest first. */
  readonly levels: readonly ImageBitmap[]
  readonly pixels: Pixels
}

export interface Resources {
  readonly photos: ReadonlyMap<string, ReadyPhoto>
  /** The font by its CSS name, and as Irodori's typesetter reads it. */
  readonly fontFamily: string
  readonly face: TypeFace
  /** Sets texts in a worker. */
  readonly setTexts: (requests: readonly TextRequest[]) => Promise<readonly TextSetting[]>
}

/** The initial view of a scene: CSS pixels per page pixel, and the page's top left corner. */
export interface InitialView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** CROP moves the photo in its frame, MOVE moves the item on the page. */
export type DragKind = 'CROP' | 'MOVE'

interface Point {
  readonly x: number
  readonly y: number
}

/** A scene that is shown on the screen. */
export interface OpenScene {
  /** Prepares the item for a drag by the pointer. */
  arm(itemId: string, kind: DragKind): void
  /** Position of the prepared item, which a drag must change. */
  progress(): number
  /** Makes the wheel move the view, and zoom about the pointer with Ctrl. */
  wheelMovesView(): void
  zoom(): number
  /** Builds the index for hit tests, outside the measurement. */
  prepareHits(): Promise<void>
  hit(point: Point): string | null
  close(): void
}

/** A history after all its steps, ready for undo and redo. */
interface OpenHistory {
  undo(): Promise<void>
  redo(): Promise<void>
  /** Position of an item, which undo of all steps must restore. */
  where(itemId: string): Point
  close(): void
}

export interface CanvasEngine {
  readonly name: string
  readonly version: string
  /** Shows a scene from its JSON text; resolves when it is completely painted. */
  open(host: HTMLElement, json: string, view: InitialView, resources: Resources): Promise<OpenScene>
  history(
    host: HTMLElement,
    scene: NeutralScene,
    actions: readonly NeutralAction[],
    resources: Resources,
  ): Promise<OpenHistory>
}

/** Zoom factor of one wheel event, equal for all engines. */
export const wheelFactor = (deltaY: number): number => Math.exp(-deltaY * 0.008)

/** Resolves after the next frame has been painted and committed. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })
