import { type InspectedFont, inspectFont } from '../src/fontReport.ts'

/** The font that a test inspects and that has to be readable. */
export function inspectedFont(bytes: Uint8Array): InspectedFont {
  const inspected = inspectFont(bytes)
  if (!inspected.ok) throw new Error(`fontkit cannot read the font: ${inspected.error.reason}`)
  return inspected.value
}
