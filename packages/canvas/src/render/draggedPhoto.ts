import type { DesignItem } from '@irodori/contract'
import { damageBetween } from './damage.ts'
import type { Frame } from './renderFrame.ts'
import type { LiftedPhoto, Lifting } from './dragOverlay.ts'
import { liftPhoto } from './dragOverlay.ts'
import type { PlanEntry } from './paintPlan.ts'

/**
 * While a hand moves a photo in its window, the photo is an element of its own between the page's canvas, which keeps
 * what lies below it, and a second canvas with what lies above it. So the browser's compositor moves it, and no frame
 * of the gesture paints a canvas.
 */
export interface PhotoInHand {
  /** Shows a frame in this way; false where it does not, and then the page's canvas must be painted throughout. */
  show(frame: Frame): boolean
  drop(): void
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

export function createPhotoInHand(from: Lifting): PhotoInHand {
  let held: { readonly photo: LiftedPhoto; readonly frame: Frame } | null = null
  function drop(): void {
    held?.photo.drop()
    held = null
  }
  return {
    show(frame) {
      const entry = heldPhoto(frame)
      if (!entry) {
        drop()
        return false
      }
      const stays = held && differsOnlyIn(entry, held.frame, frame) && held.photo.place(entry)
      if (!stays) {
        drop()
        held = { photo: liftPhoto(from, frame, entry), frame }
      }
      return true
    },
    drop,
  }
}

function heldPhoto({ cropping, exact, brightening, moving, selected, plan }: Frame): PhotoEntry | null {
  if (!cropping || exact || brightening || moving) return null
  const entry = plan.find(({ item }) => item?.id === selected?.id)
  return entry?.kind === 'PHOTO' ? entry : null
}

function differsOnlyIn(entry: PhotoEntry, before: Frame, now: Frame): boolean {
  const { plan, selected } = now
  if (before.selected?.id !== selected?.id || plan.length !== before.plan.length) return false
  if (!plan.every((each, at) => each === entry || each === before.plan[at])) return false
  const changed = (item: DesignItem | null): DesignItem | null => (item?.id === selected?.id ? selected : item)
  return damageBetween({ ...before, plan, selected, hovered: changed(before.hovered) }, now) === null
}
