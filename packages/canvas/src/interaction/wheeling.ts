import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Crop } from '@irodori/design/crop'
import { insidePhoto } from '../crop/cropCommands.ts'
import { zoomWithinLimits } from '../crop/moveCrop.ts'
import type { ScreenPoint } from '../view/camera.ts'
import { pan, zoomAbout } from '../view/camera.ts'
import type { CropGesture } from './cropGesture.ts'
import { beginCropGesture, fromFrameCentre } from './cropGesture.ts'
import type { InteractionContext } from './interactionContext.ts'
import { photoUnder } from './photoUnder.ts'

/** An event of a wheel or of two fingers on a trackpad. */
export interface WheelSample {
  readonly at: ScreenPoint
  /** CSS pixels. */
  readonly x: number
  readonly y: number
  /** True with ctrl or cmd, and for pinches on a trackpad. */
  readonly zooms: boolean
}

export interface Wheeling {
  turn(sample: WheelSample): void
  /** Takes back the photo's zoom of the turns under way; false when nothing is. */
  cancel(): boolean
  /** Lets the turns under way be over. */
  rest(): void
  busy(): boolean
}

/** Milliseconds without an event after which the wheel is at rest. */
const REST_MS = 200

interface Burst {
  readonly photo: { readonly item: ImageItem; readonly gesture: CropGesture; crop: Crop } | null
  cancelTimer: () => void
}

/** Successive wheel events are one gesture: on the photo in CROP mode, otherwise on the page. */
export function wheeling(context: InteractionContext, onBusy: () => void): Wheeling {
  let burst: Burst | null = null
  const rest = (): void => {
    burst?.cancelTimer()
    burst = null
    onBusy()
  }
  return {
    turn(sample) {
      burst?.cancelTimer()
      burst = {
        photo: burst ? burst.photo : photoOfBurst(context, sample.at),
        cancelTimer: context.later(REST_MS, rest),
      }
      onBusy()
      const { photo } = burst
      if (photo) {
        const anchor = fromFrameCentre(context, photo.item, sample.at)
        photo.crop = insidePhoto(photo.item, zoomWithinLimits(photo.item, photo.crop, zoomFactor(sample), anchor))
        photo.gesture.show(photo.crop)
      } else if (sample.zooms) context.setCamera(zoomAbout(context.camera(), zoomFactor(sample), sample.at))
      else context.setCamera(pan(context.camera(), -sample.x, -sample.y))
    },
    cancel() {
      const photo = burst?.photo
      photo?.gesture.restore()
      rest()
      return photo !== undefined && photo !== null
    },
    rest: () => (burst ? rest() : undefined),
    busy: () => burst !== null,
  }
}

function photoOfBurst(context: InteractionContext, at: ScreenPoint): Burst['photo'] {
  const item = context.mode() === 'CROP' ? photoUnder(context, at) : null
  if (!item) return null
  const gesture = beginCropGesture(context, item, 'zoom')
  return { item, gesture, crop: gesture.start }
}

/** Zoom factor of an event. A notch of a wheel has a delta of about 100, a pinch of a few; the limit makes both usable. */
const zoomFactor = ({ y, zooms }: WheelSample): number =>
  Math.exp(-Math.min(Math.max(y, -40), 40) * (zooms ? 0.008 : 0.004))
