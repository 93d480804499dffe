import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Guide } from '@irodori/design/snapping'
import { createMachine } from '../interaction/interaction.ts'
import { marquee } from '../interaction/marquee.ts'
import { panning } from '../interaction/panning.ts'
import { pinchingView } from '../interaction/pinchingView.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import type { StageTool, ToolContext } from '../interaction/tool.ts'
import type { ToolPicture } from '../render/screen/toolPicture.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import { createArrangeContext } from './arrangeContext.ts'
import { arrangePicture } from './arrangePicture.ts'
import type { ArrangeNext } from './arrangeState.ts'
import { gripCursor } from './boundingBoxGrips.ts'
import { idle } from './idle.ts'
import { moving } from './moving.ts'
import { pinchingBoundingBox } from './pinchingBoundingBox.ts'
import { pressing } from './pressing.ts'
import { resizing } from './resizing.ts'
import { turning } from './turning.ts'

const NO_PICTURE: ToolPicture = { isMoving: false, bounds: () => null, paint: () => {} }
const HANDLING = new Set<ArrangeNext['to']>(['MOVING', 'RESIZING', 'TURNING', 'PINCHING_BOUNDING_BOX'])

/** The tool that moves, resizes and rotates items. */
export function arrangingTool(toolHand: ToolContext): StageTool {
  let guides: readonly Guide[] = []
  let known: { readonly from: readonly unknown[]; readonly picture: ToolPicture } | null = null
  const context = createArrangeContext(toolHand, (next) => {
    if (next.length === 0 && guides.length === 0) return
    guides = next
    toolHand.redraw()
  })
  const interaction = createMachine<ArrangeNext>(context, IDLE, (next) => enter(context, next))

  function picture(): ToolPicture {
    const page = context.page()
    if (!page) return NO_PICTURE
    const selectedItems = context.selectedItems()
    const isMoving = HANDLING.has(interaction.state())
    const from = [page.sheet, guides, isMoving, ...selectedItems]
    if (!known || !sameValues(known.from, from)) {
      known = {
        from,
        picture: arrangePicture({ page, selectedItems, boundingBox: context.boundingBox(), guides, isMoving }),
      }
    }
    return known.picture
  }

  return {
    interaction,
    picture,
    cursor(at) {
      switch (interaction.state()) {
        case 'PANNING':
        case 'PINCHING_VIEW':
        case 'TURNING':
          return 'grabbing'
        case 'MARQUEE':
          return 'crosshair'
        case 'MOVING':
        case 'PINCHING_BOUNDING_BOX':
          return 'move'
        default:
          return cursorOver(
            context,
            context.gripAt({ at, kind: 'mouse' }),
            context.itemAt(at, 'mouse'),
            context.holds(at),
          )
      }
    },
  }
}

function cursorOver(
  context: ArrangeContext,
  grip: ReturnType<ArrangeContext['gripAt']>,
  item: DesignItem | null,
  isHeld: boolean,
): string {
  if (grip) return gripCursor(grip, context.boundingBox()?.box.rotate ?? 0)
  if (isHeld || context.mayTake(item)) return 'move'
  return item ? 'pointer' : 'default'
}

function enter(context: ArrangeContext, next: ArrangeNext): State<ArrangeNext> {
  switch (next.to) {
    case 'IDLE':
      return idle(context)
    case 'PRESSING':
      return pressing(context, next.pointer)
    case 'PANNING':
      return panning(context, next.pointer)
    case 'MARQUEE':
      return marquee(context, next.pointer)
    case 'PINCHING_VIEW':
      return pinchingView(context, next)
    case 'MOVING':
      return moving(context, next)
    case 'RESIZING':
      return resizing(context, next)
    case 'TURNING':
      return turning(context, next)
    case 'PINCHING_BOUNDING_BOX':
      return pinchingBoundingBox(context, next)
  }
}

const sameValues = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])
