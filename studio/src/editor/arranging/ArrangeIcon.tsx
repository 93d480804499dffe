import { LineDrawing } from '@irodori/ui/LineDrawing'
import type { ArrangeCommandId } from '../arrangement/arrangeCommands.ts'

/** Line drawings on a grid of 24 units, like the icons of the ui package. Only the arranging mode uses them. */
const SHAPES = {
  alignLEFT: 'M4 3.5v17M8 6.5h12v4H8zM8 13.5h7v4H8z',
  alignCENTRE: 'M12 3.5v3M12 10.5v3M12 17.5v3M5.5 6.5h13v4h-13zM8 13.5h8v4H8z',
  alignRIGHT: 'M20 3.5v17M4 6.5h12v4H4zM9 13.5h7v4H9z',
  alignTOP: 'M3.5 4h17M6.5 8v12h4V8zM13.5 8v7h4V8z',
  alignMIDDLE: 'M3.5 12h3M10.5 12h3M17.5 12h3M6.5 5.5v13h4v-13zM13.5 8v8h4V8z',
  alignBOTTOM: 'M3.5 20h17M6.5 4v12h4V4zM13.5 9v7h4V9z',
  distributeX: 'M3.5 4v16M20.5 4v16M9.5 7h5v10h-5z',
  distributeY: 'M4 3.5h16M4 20.5h16M7 9.5v5h10v-5z',
  orderFRONT: 'M12 12V4M8.5 7.5L12 4l3.5 3.5M5 15.5h14M5 19.5h14',
  orderFORWARD: 'M12 13V5M8.5 8.5L12 5l3.5 3.5M5 18h14',
  orderBACKWARD: 'M12 11v8M8.5 15.5L12 19l3.5-3.5M5 6h14',
  orderBACK: 'M12 12v8M8.5 16.5L12 20l3.5-3.5M5 8.5h14M5 4.5h14',
  lockItem: 'M8 11V8a4 4 0 0 1 8 0v3M6 11h12v9H6zM12 14.5v2',
  unlockItem: 'M8 11V7.5a4 4 0 0 1 7.7-1.5M6 11h12v9H6zM12 14.5v2',
  resetArrangement: 'M4.5 5v4.5H9M4.8 9.5A8 8 0 1 1 4 13',
} as const satisfies Record<ArrangeCommandId, string>

export const ArrangeIcon = ({ name, size = 22 }: { readonly name: ArrangeCommandId; readonly size?: number }) => (
  <LineDrawing path={SHAPES[name]} size={size} />
)
