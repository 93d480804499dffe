import type { ImageItem } from '@irodori/contract'
import { turnedCrop } from '../crop/cropCommands.ts'
import { turnHolding, zoomWithinLimits } from '../crop/moveCrop.ts'
import { beginCropGesture, fromWindowCentre } from './cropGesture.ts'
import type { Hand } from './interactionContext.ts'
import type { TwoPointers } from './pinch.ts'
import { pinch } from './pinch.ts'
import { middleOf } from './pointer.ts'
import type { State } from './state.ts'

/** Two fingers hold the photo in its window. */
export function pinchingPhoto(hand: Hand, start: TwoPointers & { readonly item: ImageItem }): State {
  const { item, first, second } = start
  const gesture = beginCropGesture(hand, item, 'zoom')
  const middle = fromWindowCentre(hand, item, middleOf(first.at, second.at))
  return pinch(
    start,
    ({ growth, turn, to }) => {
      const grown = zoomWithinLimits(item, gesture.start, growth, middle)
      const { rotate } = turnedCrop(grown, gesture.start.rotate + turn)
      gesture.show(turnHolding(item, grown, rotate, middle, fromWindowCentre(hand, item, to)))
    },
    gesture.restore,
  )
}
