import type { ImageItem } from '@irodori/contract'
import type { Crop } from '@irodori/design'
import type { Point } from '@irodori/geometry'
import { pan, zoomAbout } from '../view/camera.ts'
import { insidePhoto } from '../crop/cropCommands.ts'
import { zoomWithinLimits } from '../crop/moveCrop.ts'
import type { CropGesture } from './cropGesture.ts'
import { beginCropGesture, fromWindowCentre } from './cropGesture.ts'
import type { Hand } from './interactionContext.ts'
import { photoUnder } from './photoUnder.ts'

/** One turn of a wheel, or of two fingers on a trackpad. */
export interface WheelSample {
  readonly at: Point
  /** CSS pixels. */
  readonly x: number
  readonly y: number
  /** With ctrl or cmd, and for pinches on a trackpad. */
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

/** Milliseconds without a turn after which the wheel rests. */
const REST = 200

interface Burst {
  readonly photo: { readonly item: ImageItem; readonly gesture: CropGesture; crop: Crop } | null
  callOff: () => void
}

/** Turns that follow each other closely are one gesture: on the photo that is being cropped, else on the page. */
export function wheeling(hand: Hand, onBusy: () => void): Wheeling {
  let burst: Burst | null = null
  const rest = (): void => {
    burst?.callOff()
    burst = null
    onBusy()
  }
  return {
    turn(sample) {
      burst?.callOff()
      burst = { photo: burst ? burst.photo : photoOfBurst(hand, sample.at), callOff: hand.later(REST, rest) }
      onBusy()
      const { photo } = burst
      if (photo) {
        const anchor = fromWindowCentre(hand, photo.item, sample.at)
        photo.crop = insidePhoto(photo.item, zoomWithinLimits(photo.item, photo.crop, zoomFactor(sample), anchor))
        photo.gesture.show(photo.crop)
      } else if (sample.zooms) hand.setCamera(zoomAbout(hand.camera(), zoomFactor(sample), sample.at))
      else hand.setCamera(pan(hand.camera(), -sample.x, -sample.y))
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

function photoOfBurst(hand: Hand, at: Point): Burst['photo'] {
  const item = hand.mode() === 'CROP' ? photoUnder(hand, at) : null
  if (!item) return null
  const gesture = beginCropGesture(hand, item, 'zoom')
  return { item, gesture, crop: gesture.start }
}

/** A notch of a wheel gives about 100, a pinch a few at a time: both come out at a comfortable speed. */
const zoomFactor = ({ y, zooms }: WheelSample): number =>
  Math.exp(-Math.min(Math.max(y, -40), 40) * (zooms ? 0.008 : 0.004))
