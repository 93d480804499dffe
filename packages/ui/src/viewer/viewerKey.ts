/** Maximum zoom factor. */
export const MAX_ZOOM = 3

const ZOOM_STEP = 0.5
/** CSS pixels by which an arrow key pans a zoomed picture. */
const MOVE_STEP = 60

export type ViewerAction =
  | { readonly kind: 'ZOOM'; readonly step: number }
  | { readonly kind: 'RESET' }
  | { readonly kind: 'MOVE'; readonly x: number; readonly y: number }
  | { readonly kind: 'TURN'; readonly step: 1 | -1 }

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [MOVE_STEP, 0],
  ArrowRight: [-MOVE_STEP, 0],
  ArrowUp: [0, MOVE_STEP],
  ArrowDown: [0, -MOVE_STEP],
}

/** The action of a key: + − 0 zoom; arrows pan a zoomed picture and otherwise change the picture. */
export function viewerKey(key: string, scale: number): ViewerAction | null {
  if (key === '+' || key === ';' || key === '=') return { kind: 'ZOOM', step: ZOOM_STEP }
  if (key === '-') return { kind: 'ZOOM', step: -ZOOM_STEP }
  if (key === '0') return { kind: 'RESET' }
  const move = MOVES[key]
  if (!move) return null
  if (scale > 1) return { kind: 'MOVE', x: move[0], y: move[1] }
  if (key === 'ArrowLeft') return { kind: 'TURN', step: -1 }
  return key === 'ArrowRight' ? { kind: 'TURN', step: 1 } : null
}
