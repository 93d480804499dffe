import type { DesignItem } from '@irodori/contract/entities/designItem'
import { damageBetween } from './damage.ts'
import type { DragOverlay, DragOverlaySource } from './dragOverlay.ts'
import { createDragOverlay } from './dragOverlay.ts'
import type { PlanEntry } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'

/**
 * Shows a photo that is dragged in its frame as an element between snapshots of everything below and above it, so that the
 * compositor of the browser moves it and no frame of the gesture paints a canvas.
 */
export interface DraggedPhoto {
  /** Shows a render frame in this way; false if that is not possible, and the canvas must be painted completely. */
  show(frame: RenderFrame): boolean
  drop(): void
}

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

export function createDraggedPhoto(from: DragOverlaySource): DraggedPhoto {
  let held: { readonly photo: DragOverlay; readonly frame: RenderFrame } | null = null
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
        held = { photo: createDragOverlay(from, frame, entry), frame }
      }
      return true
    },
    drop,
  }
}

function heldPhoto({ cropping, exact, adjusting, moving, selected, plan }: RenderFrame): PhotoEntry | null {
  if (!cropping || exact || adjusting || moving) return null
  const entry = plan.find(({ item }) => item?.id === selected?.id)
  return entry?.kind === 'PHOTO' ? entry : null
}

function differsOnlyIn(entry: PhotoEntry, before: RenderFrame, now: RenderFrame): boolean {
  const { plan, selected } = now
  if (before.selected?.id !== selected?.id || plan.length !== before.plan.length) return false
  if (!plan.every((each, at) => each === entry || each === before.plan[at])) return false
  const changed = (item: DesignItem | null): DesignItem | null => (item?.id === selected?.id ? selected : item)
  return damageBetween({ ...before, plan, selected, hovered: changed(before.hovered) }, now) === null
}
