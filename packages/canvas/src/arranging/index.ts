import type { DesignItem } from '@irodori/contract'
import type { Guide } from '@irodori/design/arranging'
import { createMachine } from '../interaction/interaction.ts'
import { marquee } from '../interaction/marquee.ts'
import { panning } from '../interaction/panning.ts'
import { pinchingView } from '../interaction/pinchingView.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import type { StageTool, ToolHand } from '../interaction/tool.ts'
import type { ToolPicture } from '../render/screen/toolPicture.ts'
import type { ArrangeHand } from './arrangeContext.ts'
import { arrangeHand } from './arrangeContext.ts'
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

/** The tool with which a hand moves, resizes and turns the items themselves. */
export function arrangingTool(toolHand: ToolHand): StageTool {
  let guides: readonly Guide[] = []
  let known: { readonly from: readonly unknown[]; readonly picture: ToolPicture } | null = null
  const hand = arrangeHand(toolHand, (next) => {
    if (next.length === 0 && guides.length === 0) return
    guides = next
    toolHand.redraw()
  })
  const interaction = createMachine<ArrangeNext>(hand, IDLE, (next) => enter(hand, next))

  function picture(): ToolPicture {
    const page = hand.page()
    if (!page) return NO_PICTURE
    const chosen = hand.chosen()
    const isMoving = HANDLING.has(interaction.state())
    const from = [page.sheet, guides, isMoving, ...chosen]
    if (!known || !sameValues(known.from, from)) {
      known = { from, picture: arrangePicture({ page, chosen, boundingBox: hand.boundingBox(), guides, isMoving }) }
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
          return cursorOver(hand, hand.gripAt({ at, kind: 'mouse' }), hand.itemAt(at, 'mouse'), hand.holds(at))
      }
    },
  }
}

function cursorOver(
  hand: ArrangeHand,
  grip: ReturnType<ArrangeHand['gripAt']>,
  item: DesignItem | null,
  isHeld: boolean,
): string {
  if (grip) return gripCursor(grip, hand.boundingBox()?.box.rotate ?? 0)
  if (isHeld || hand.mayTake(item)) return 'move'
  return item ? 'pointer' : 'default'
}

function enter(hand: ArrangeHand, next: ArrangeNext): State<ArrangeNext> {
  switch (next.to) {
    case 'IDLE':
      return idle(hand)
    case 'PRESSING':
      return pressing(hand, next.pointer)
    case 'PANNING':
      return panning(hand, next.pointer)
    case 'MARQUEE':
      return marquee(hand, next.pointer)
    case 'PINCHING_VIEW':
      return pinchingView(hand, next)
    case 'MOVING':
      return moving(hand, next)
    case 'RESIZING':
      return resizing(hand, next)
    case 'TURNING':
      return turning(hand, next)
    case 'PINCHING_BOUNDING_BOX':
      return pinchingBoundingBox(hand, next)
  }
}

const sameValues = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])
