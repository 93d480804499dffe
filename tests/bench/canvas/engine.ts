import type { Pixels } from '@irodori/imaging'
import type { TextRequest, TextSetting, FontFace as TypeFace } from '@irodori/typography'
import type { NeutralAction, NeutralScene } from './scenes.ts'

/** A photo that has arrived, in the forms that engines ask for: nobody's time includes loading or decoding it. */
export interface ReadyPhoto {
  readonly url: string
  readonly element: HTMLImageElement
  /** Halved and halved again, widest first. */
  readonly levels: readonly ImageBitmap[]
  readonly pixels: Pixels
}

export interface Resources {
  readonly photos: ReadonlyMap<string, ReadyPhoto>
  /** The typeface by the browser's name, and as our typesetter reads it. */
  readonly fontFamily: string
  readonly face: TypeFace
  /** Sets words in a worker. */
  readonly setTexts: (requests: readonly TextRequest[]) => Promise<readonly TextSetting[]>
}

/** Where a scene stands in the view at first: CSS pixels per page pixel, and the page's corner. */
export interface Standing {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** CROP: the photo slides under its window. MOVE: the item goes over the page. */
export type DragKind = 'CROP' | 'MOVE'

interface Point {
  readonly x: number
  readonly y: number
}

/** A scene on the screen. */
export interface OpenScene {
  /** Makes everything ready for a real pointer that will press on the item and drag it. */
  arm(itemId: string, kind: DragKind): void
  /** How far the armed item has come: what a drag must change. */
  progress(): number
  /** The wheel with ctrl magnifies about the pointer, without it moves the view. */
  wheelMovesView(): void
  zoom(): number
  /** Builds whatever answers need, outside of the time. */
  prepareHits(): Promise<void>
  hit(point: Point): string | null
  close(): void
}

/** A history with its steps done, ready to go back and forth. */
interface OpenHistory {
  undo(): Promise<void>
  redo(): Promise<void>
  /** Where an item is: undoing all must bring back the start. */
  where(itemId: string): Point
  close(): void
}

export interface CanvasEngine {
  readonly name: string
  readonly version: string
  /** From JSON text to a painted picture; resolves when nothing is left to paint. */
  open(host: HTMLElement, json: string, standing: Standing, resources: Resources): Promise<OpenScene>
  history(
    host: HTMLElement,
    scene: NeutralScene,
    actions: readonly NeutralAction[],
    resources: Resources,
  ): Promise<OpenHistory>
}

/** Magnification of one event of the wheel, the same for all. */
export const wheelFactor = (deltaY: number): number => Math.exp(-deltaY * 0.008)

/** After the next frame has been painted and handed over. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })
