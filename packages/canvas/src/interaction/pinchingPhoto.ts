import type { ImageItem } from '@irodori/contract/entities/designItem'
import { turnedCrop } from '../crop/cropCommands.ts'
import { rotateHolding, zoomWithinLimits } from '../crop/moveCrop.ts'
import { beginCropGesture, fromFrameCentre } from './cropGesture.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { TwoPointers } from './pinch.ts'
import { pinch } from './pinch.ts'
import { middleOf } from './pointer.ts'
import type { State } from './state.ts'

/** Two fingers move, zoom and rotate the photo in its frame. */
export function pinchingPhoto(context: InteractionContext, start: TwoPointers & { readonly item: ImageItem }): State {
  const { item, first, second } = start
  const gesture = beginCropGesture(context, item, 'zoom')
  const middle = fromFrameCentre(context, item, middleOf(first.at, second.at))
  return pinch(
    start,
    ({ growth, turn, to }) => {
      const grown = zoomWithinLimits(item, gesture.start, growth, middle)
      const { rotate } = turnedCrop(grown, gesture.start.rotate + turn)
      gesture.show(rotateHolding(item, grown, rotate, middle, fromFrameCentre(context, item, to)))
    },
    gesture.restore,
  )
}
