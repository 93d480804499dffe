import type { TrimWindow } from '@irodori/media/trimWindow'
import { lastTenth, moveEnd, moveStart, moveWindow } from '@irodori/media/trimWindow'

/** What of the chosen part is moved. */
export type TrimGrip = 'START' | 'END' | 'WINDOW'

const MOVES = { START: moveStart, END: moveEnd, WINDOW: moveWindow } as const

/** DGM-25: moves an edge, or the start of the whole part, to a place of the file, in seconds. */
export const moveGrip = (grip: TrimGrip, window: TrimWindow, to: number, total: number): TrimWindow =>
  MOVES[grip](window, to, total)

/** The place of a grip in the file. */
export const placeOfGrip = (grip: TrimGrip, { start, end }: TrimWindow): number => (grip === 'END' ? end : start)

const STEP = 0.1
const LARGE_STEP = 1
const PAGE = 5

/** DGM-25: where a key moves an edge to; null if the key moves nothing. */
export function placeByKey(key: string, isShifted: boolean, place: number, total: number): number | null {
  const step = isShifted ? LARGE_STEP : STEP
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return place - step
    case 'ArrowRight':
    case 'ArrowUp':
      return place + step
    case 'PageDown':
      return place - PAGE
    case 'PageUp':
      return place + PAGE
    case 'Home':
      return 0
    case 'End':
      return lastTenth(total)
    default:
      return null
  }
}
